'use client'
import type { StoryRest } from '../../reading/rest.ts'
import type { Said } from '../../reading/said.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import type { Flag } from '../../trust/flags.ts'
import { useScope } from '../root/scope.ts'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { traceRowTexts } from '../words/en/traces.ts'
import styles from './ActionSentence.module.css'
import { ActionSentence } from './ActionSentence.tsx'
import { operationOfSaid } from './operationOfSaid.ts'
import { sayRest } from './sentence.ts'

interface TraceSentenceProps {
  /** What happened; absent where neither an action nor a transaction is known. */
  said: Said | undefined
  /** Whose row it is: the sentence does not name that account, neither as its subject nor as whom something was sent to. */
  own?: string | undefined
  /** Of the trace. */
  steps: readonly TraceStep[]
  books: TokenBooks
  /** Actions beside those that it is of: their number follows. */
  rest?: StoryRest
  twinsOf?: ((account: string) => readonly Flag[]) | undefined
  /** Of the amounts. `auto` in the rows of a list. */
  precision?: 'auto' | 'exact' | undefined
  /** With the seals of its accounts. */
  hasSeals?: boolean | undefined
}

/** What happened in a trace, in a sentence. */
export function TraceSentence({ said, own, steps, books, rest, twinsOf, precision, hasSeals }: TraceSentenceProps) {
  const { wordsOf } = useScope()
  if (!said) return wordsOf(traceRowTexts)('trace.label')
  const operation = operationOfSaid(said, steps, wordsOf, books.addressBook)
  const besides = rest && sayRest(said, rest, wordsOf)
  return (
    <>
      <ActionSentence
        data={said}
        own={own}
        books={books}
        operation={operation}
        twinsOf={twinsOf}
        precision={precision}
        hasSeals={hasSeals}
      />
      {besides !== undefined && (
        <>
          {/* No line begins with the comma, which follows a box: a word joiner holds it. */}
          {'\u2060, '}
          <span className={styles.more} data-part="more">
            {besides}
          </span>
        </>
      )}
    </>
  )
}
