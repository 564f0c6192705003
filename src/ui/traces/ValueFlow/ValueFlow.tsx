'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { CardHead } from '../../card/CardHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { hourglass } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { AccountTableSkeleton } from '../../reading/BalanceChange/AccountTableSkeleton.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { flowTexts } from '../../words/en/traces.ts'
import { FlowTable } from './FlowTable.tsx'
import { useValueFlow, type ValueFlowModel, type ValueFlowOptions } from './useValueFlow.ts'

export type ValueFlowPart = 'root' | 'head' | 'table'

export interface ValueFlowProps
  extends Omit<ComponentProps<ValueFlowPart, Trace, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<ValueFlowOptions, 'traceId' | 'transactionHash' | 'changes' | 'metadata' | 'addressBook'> {}

/**
 * Where the value of a trace went: a row for each account, a column for each asset, fees last. All of an asset adds up to 0, and no
 * float takes part. Costs a request for the trace, and one more for its balance changes where it has more than 4 000 transactions, which the
 * service leaves out. Renders a `<div role="group">` with a `<table>`.
 */
export const ValueFlow = /* @__PURE__ */ defineCard({
  name: 'ValueFlow',
  texts: flowTexts,
  stem: 'flow',
  own: { addressBook: true, changes: true, metadata: true, traceId: true, transactionHash: true },
  useModel: (props: ValueFlowProps) => useValueFlow(props),
  face: { Body: FlowBody, Skeleton: FlowSkeleton },
})

function FlowBody({ model: { flow, books }, props: { classNames } }: CardBodyProps<ValueFlowProps, ValueFlowModel>) {
  const words = useScope().wordsOf(flowTexts)
  if (!flow) return null
  const scope = flow.isSoFar ? (
    <Badge tone="pending" icon={hourglass}>
      {words('flow.soFar')}
    </Badge>
  ) : (
    words('flow.whole')
  )
  return (
    <>
      <CardHead title={words('flow.label')} aside={scope} className={classNames?.head} />
      <FlowTable data={flow} books={books} className={classNames?.table} />
    </>
  )
}

/** Widths of the accounts' names, as in most traces. */
const WIDTHS = ['40%', '32%', '36%', '28%', '24%', '20%']

function FlowSkeleton() {
  return <AccountTableSkeleton widths={WIDTHS} />
}
