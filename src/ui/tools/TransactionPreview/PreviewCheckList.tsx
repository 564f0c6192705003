'use client'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Filled } from '../../text/Filled.tsx'
import { MovedAsset } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { sayWhy } from '../../trust/FlagBadge.tsx'
import { trialTexts } from '../../words/en/tools/preview.ts'
import { CheckRow } from '../SendBoc/CheckRow.tsx'
import { Name } from '../SendBoc/Name.tsx'
import send from '../SendBoc/SendPreview.module.css'
import type { PreviewCheck } from './previewChecks.ts'

interface PreviewCheckListProps {
  checks: readonly PreviewCheck[]
  books: TokenBooks
  /** More are to follow. */
  isLoading: boolean
}

/** What speaks against a request, and for it. Renders a `<ul>`. */
export const PreviewCheckList = ({ checks, books, isLoading }: PreviewCheckListProps) =>
  (checks.length > 0 || isLoading) && (
    <ul className={send.checks} data-part="checks">
      {checks.map((check) => (
        <Line key={`${check.is} ${check.account ?? check.amount?.asset}`} check={check} books={books} />
      ))}
      {isLoading && (
        <li>
          <Skeleton width="64%" line={24} />
        </li>
      )}
    </ul>
  )

function Line({
  check: { state, is, account, amount, sum, flags },
  books,
}: {
  check: PreviewCheck
  books: TokenBooks
}) {
  const { wordsOf } = useScope()
  const words = wordsOf(trialTexts)
  const parts = {
    name: account && <Name address={account} books={books} />,
    amount: amount && <MovedAsset data={amount} books={books} />,
    sum: sum && <MovedAsset data={sum} books={books} />,
    why: flags && sayWhy(flags, wordsOf),
  }
  return (
    <CheckRow state={state} statement={<Filled text={words(`trial.check.${is}`)} parts={parts} />}>
      <Filled text={words(`trial.check.${is}Text`)} parts={parts} />
    </CheckRow>
  )
}
