'use client'
import { forwardRef } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { Card } from '../../card/Card.tsx'
import { hourglass } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { flowTexts } from '../../words/en/flow.ts'
import { FlowTable } from './FlowTable.tsx'
import { useValueFlow, type ValueFlowModel, type ValueFlowOptions } from './useValueFlow.ts'
import styles from './ValueFlow.module.css'

export type ValueFlowPart = 'root' | 'head' | 'table'

export interface ValueFlowProps
  extends Omit<ComponentProps<ValueFlowPart, Trace, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<ValueFlowOptions, 'traceId' | 'transactionHash' | 'changes' | 'metadata' | 'addressBook'> {}

/**
 * Where the value of a trace went: a row for each account, a column for each asset, fees last. All of an asset adds up to 0, and no
 * float takes part. Costs a request for the trace, and one more for its balance changes where the service has them. Renders a
 * `<div role="group">` with a `<table>`.
 */
export const ValueFlow = forwardRef<HTMLDivElement, ValueFlowProps>(function ValueFlow(props, ref) {
  const { traceId, transactionHash, data, changes, metadata, addressBook, queryOptions, ...rest } = props
  const words = useScope().wordsOf(flowTexts)
  const model = useValueFlow(props)
  return (
    <Card
      rootRef={ref}
      label={words('flow.label')}
      model={model}
      empty={{ title: words('flow.empty'), text: words('flow.emptyText') }}
      skeleton={<FlowSkeleton />}
      {...rest}
    >
      {() => <FlowBody model={model} classNames={rest.classNames} />}
    </Card>
  )
})
ValueFlow.displayName = 'ValueFlow'

interface FlowBodyProps {
  model: ValueFlowModel
  classNames: ValueFlowProps['classNames']
}

function FlowBody({ model: { flow, books }, classNames }: FlowBodyProps) {
  const words = useScope().wordsOf(flowTexts)
  if (!flow) return null
  return (
    <>
      <div className={cx(styles.head, classNames?.head)} data-part="head">
        <Heading className={styles.title}>{words('flow.label')}</Heading>
        {flow.isSoFar ? (
          <Badge tone="pending" icon={hourglass} className={styles.scope}>
            {words('flow.soFar')}
          </Badge>
        ) : (
          <span className={styles.scope}>{words('flow.whole')}</span>
        )}
      </div>
      <FlowTable data={flow} books={books} className={classNames?.table} />
    </>
  )
}

/** Accounts of most traces. */
const ROWS = ['40%', '32%', '36%', '28%']

const FlowSkeleton = () => (
  <div aria-hidden="true" data-part="loading">
    <div className={styles.head}>
      <Skeleton width="96px" height={14} line={24} />
    </div>
    {ROWS.map((width) => (
      <div key={width} className={styles.ghost}>
        <Skeleton width={width} />
        <Skeleton width="96px" />
      </div>
    ))}
  </div>
)
