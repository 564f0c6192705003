'use client'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Filled } from '../../text/Filled.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { MovedAsset } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { previewTexts } from '../../words/en/send.ts'
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

const ICONS = { good: icons.check, warning: icons.warn, bad: icons.cross } as const

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
  return (
    <li className={styles.check} data-state={state}>
      <Icon path={ICONS[state]} className={styles.mark} />
      <span>
        <Spoken>{`${words(`preview.state.${state}`)} `}</Spoken>
        <strong className={styles.statement}>
          <Filled
            text={words(`preview.check.${is}`)}
            parts={{ name: account && <Name address={account} books={books} /> }}
          />
        </strong>{' '}
        <Filled text={words(`preview.check.${is}Text`)} parts={parts} />
      </span>
    </li>
  )
}
