'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { costOf } from '../../reading/cost.ts'
import { BlockLink } from '../facts/BlockLink.tsx'
import { type FactRow, FactRows } from '../facts/FactRows.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Amount } from '../parts/Amount.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Moment } from '../time/Moment.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/details.ts'
import styles from './StepFacts.module.css'

interface Step {
  readonly data: ShownTransaction
  readonly books: Pick<TokenBooks, 'addressBook'>
  /** Nanograms; absent while the trace is not known. */
  readonly traceFee: bigint | undefined
}

const TIME: FactRow<keyof typeof detailTexts, Step> = {
  id: 'time',
  label: 'detail.time',
  draw: ({ data: { now } }) => <Moment ms={now * 1000} textAt={(_, times) => times.moment(now * 1000)} />,
}
const ACCOUNT: typeof TIME = {
  id: 'account',
  label: 'detail.account',
  draw: ({ data: { account }, books }) => (
    <DrawnLabel address={account} data={books.addressBook[account] ?? null} copy />
  ),
}
const FEE: typeof TIME = {
  id: 'fee',
  label: 'detail.feeOfStep',
  draw: ({ data }) => <Amount data={costOf(data).fee} precision="full" />,
}
const FEE_OF_TRACE: typeof TIME = {
  id: 'traceFee',
  label: 'detail.feeOfTrace',
  draw: ({ traceFee }) => traceFee !== undefined && <Amount data={traceFee} precision="full" />,
}
const BLOCK: typeof TIME = {
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
const ALONE = [TIME, ACCOUNT, FEE, BLOCK]
const OF_TRACE = [TIME, ACCOUNT, FEE, FEE_OF_TRACE, BLOCK]

interface StepFactsProps {
  /** Absent while it loads. */
  values: Step | undefined
  /** What its trace cost is a fact too. */
  hasTrace: boolean
  className?: string | undefined
}

/** When and where a transaction ran, and what it cost: the facts that are read first, side by side. */
export const StepFacts = ({ values, hasTrace, className }: StepFactsProps) => (
  <div className={cx(styles.root, className)} data-part="step-facts">
    <FactRows
      look="tiles"
      rows={hasTrace ? OF_TRACE : ALONE}
      words={useScope().wordsOf(detailTexts)}
      values={values}
      className={styles.facts}
    />
  </div>
)

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
