'use client'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Filled } from '../../text/Filled.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { MovedAsset } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { previewTexts } from '../../words/en/tools/send.ts'
import { CheckRow } from './CheckRow.tsx'
import type { Check } from './checks.ts'
import { Name } from './Name.tsx'
import styles from './SendPreview.module.css'

interface ChecksProps {
  checks: readonly Check[]
  books: TokenBooks
  /** More are to follow. */
  isLoading?: boolean
}

/** What speaks for a message and against it. Renders a `<ul>`. */
export const CheckList = ({ checks, books, isLoading = false }: ChecksProps) => (
  <ul className={styles.checks} data-part="checks">
    {checks.map((check) => (
      <CheckLine key={`${check.is} ${check.account}`} check={check} books={books} />
    ))}
    {isLoading && (
      <li>
        <Skeleton width="64%" line={24} />
      </li>
    )}
  </ul>
)

function CheckLine({ check: { state, is, values, account }, books }: { check: Check; books: TokenBooks }) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(previewTexts)
  const parts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? (
        <Amount key={name} data={value} />
      ) : typeof value === 'object' ? (
        <MovedAsset key={name} data={value} books={books} />
      ) : name === 'time' ? (
        once(createTimes).length(Number(value))
      ) : (
        value
      ),
    ]),
  )
  const name = account && <Name address={account} books={books} />
  return (
    <CheckRow state={state} statement={<Filled text={words(`preview.check.${is}`)} parts={{ name }} />}>
      <Filled text={words(`preview.check.${is}Text`)} parts={parts} />
    </CheckRow>
  )
}
