'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { costOf, statesFees } from '../../reading/cost.ts'
import type { TraceReading } from '../../reading/readTrace.ts'
import { countStates } from '../../reading/trace/steps.ts'
import { traceFeeOf } from '../../reading/traceFee.ts'
import { BlockLink } from '../facts/BlockLink.tsx'
import { type FactRow, FactRows } from '../facts/FactRows.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Amount } from '../parts/Amount.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { createShortDateTime } from '../time/createDateTime.ts'
import { createTimes } from '../time/createTimes.ts'
import { Moment } from '../time/Moment.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import { traceRowTexts } from '../words/en/traces.ts'
import { BalanceStep } from './BalanceStep.tsx'
import styles from './StepFacts.module.css'

interface Step {
  readonly data: ShownTransaction
  readonly books: Pick<TokenBooks, 'addressBook'>
  /** Nanograms; absent while the trace is not known. */
  readonly traceFee: bigint | undefined
}

type Row<Values> = FactRow<keyof typeof detailTexts, Values>

const timeOf = <Values,>(now: (values: Values) => number | undefined): Row<Values> => ({
  id: 'time',
  label: 'detail.time',
  draw(values) {
    const at = now(values)
    return (
      at !== undefined && (
        <Moment ms={at * 1000} textAt={(_now, _times, { once }) => once(createShortDateTime)(at * 1000)} isFull />
      )
    )
  },
})
const feeOfTrace = <Values,>(fee: (values: Values) => bigint | undefined): Row<Values> => ({
  id: 'traceFee',
  label: 'detail.feeOfTrace',
  draw(values) {
    const paid = fee(values)
    return paid !== undefined && <Amount data={paid} precision="full" />
  },
})

const TIME = timeOf<Step>(({ data }) => data.now)
const ACCOUNT: Row<Step> = {
  id: 'account',
  label: 'detail.account',
  draw: ({ data: { account }, books }) => (
    <DrawnLabel address={account} data={books.addressBook[account] ?? null} copy />
  ),
}
/** Coins: received − sent − fee is what the balance changed by. */
const RECEIVED: Row<Step> = {
  id: 'received',
  label: 'detail.received',
  draw: ({ data }) => <Amount data={costOf(data).received} precision="full" />,
}
const SENT: Row<Step> = {
  id: 'sent',
  label: 'detail.sent',
  draw: ({ data }) => <Amount data={costOf(data).sent} precision="full" />,
}
const FEE: Row<Step> = {
  id: 'fee',
  label: 'detail.feeOfStep',
  draw: ({ data }) => statesFees(data) && <Amount data={costOf(data).fee} precision="full" />,
}
const CHANGE: Row<Step> = {
  id: 'change',
  label: 'detail.change',
  draw: ({ data }) => statesFees(data) && <BalanceStep data={data} />,
}
const BLOCK: Row<Step> = {
  id: 'block',
  label: 'detail.block',
  draw: ({ data: { block_ref: block, finality } }) =>
    block && (
      <>
        <BlockLink data={block} />
        <Finality data={finality} />
      </>
    ),
}
const ALONE = [TIME, ACCOUNT, RECEIVED, SENT, FEE, CHANGE, BLOCK]
const IN_TRACE = [TIME, ACCOUNT, RECEIVED, SENT, FEE, CHANGE, feeOfTrace<Step>(({ traceFee }) => traceFee), BLOCK]

const OF_TRACE: readonly Row<TraceReading>[] = [
  timeOf(({ start }) => start),
  { id: 'duration', label: 'detail.duration', draw: ({ duration }) => <Duration data={duration} /> },
  { id: 'count', label: 'detail.count', draw: (reading) => <Count data={reading} /> },
  feeOfTrace(traceFeeOf),
]

interface StepFactsProps {
  /** Absent while it loads. */
  values: Step | undefined
  /** What its trace cost is a fact too. */
  hasTrace: boolean
  className?: string | undefined
}

/** When and where a transaction ran, what came in and went out, and what it cost: the facts that are read first, side by side. */
export const StepFacts = ({ values, hasTrace, className }: StepFactsProps) => (
  <Strip rows={hasTrace ? IN_TRACE : ALONE} values={values} className={className} />
)

/** When a trace began, how long it took, how large it is, and what it cost. */
export const TraceFacts = ({
  values,
  className,
}: {
  values: TraceReading | undefined
  className: string | undefined
}) => <Strip rows={OF_TRACE} values={values} className={className} />

interface StripProps<Values> {
  rows: readonly Row<Values>[]
  values: Values | undefined
  className: string | undefined
}

const Strip = <Values,>({ rows, values, className }: StripProps<Values>) => (
  <div className={cx(styles.root, className)} data-part="step-facts">
    <FactRows
      look="tiles"
      rows={rows}
      words={useScope().wordsOf(detailTexts)}
      values={values}
      className={styles.facts}
    />
  </div>
)

const Duration = ({ data }: { data: number }) => useScope().once(createTimes).length(data)

function Count({ data: { count, steps } }: { data: TraceReading }) {
  const { wordsOf, format } = useScope()
  const { missing } = countStates(steps)
  return (
    <>
      {format.number(count)}
      {missing > 0 && <span className={styles.quiet}>{wordsOf(traceRowTexts).plural('trace.awaited', missing)}</span>}
    </>
  )
}

const FINALITY: Readonly<Record<string, keyof typeof detailTexts>> = {
  finalized: 'detail.finalized',
  confirmed: 'detail.confirmed',
}

/** How final the block is says nothing of how the transaction ended: a word beside the block, and no badge. */
function Finality({ data }: { data: ShownTransaction['finality'] }) {
  const words = useScope().wordsOf(detailTexts)
  const key = FINALITY[data ?? '']
  return key && <span className={styles.quiet}>{words(key)}</span>
}
