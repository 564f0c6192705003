'use client'
import type { StoryRest } from '../../../reading/rest.ts'
import type { Said } from '../../../reading/said.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { sayRest } from '../../reading/sentence.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { operationOfSaid } from './operationOfSaid.ts'
import { Sentence } from './Sentence.tsx'
import styles from './TransactionSentence.module.css'

interface TraceSentenceProps {
  /** What happened; absent where neither an action nor a transaction is known. */
  said: Said | undefined
  /** Of the trace. */
  steps: readonly TraceStep[]
  books: TokenBooks
  /** Actions beside those that it is of: their number follows. */
  rest?: StoryRest
}

/** What happened in a trace, in a sentence. */
export function TraceSentence({ said, steps, books, rest }: TraceSentenceProps) {
  const { wordsOf } = useScope()
  if (!said) return wordsOf(traceTexts)('trace.label')
  const operation = operationOfSaid(said, steps, wordsOf)
  const besides = rest && sayRest(said, rest, wordsOf)
  return (
    <>
      <Sentence data={said} books={books} operation={operation} />
      {besides !== undefined && (
        <>
          {', '}
          <span className={styles.more} data-part="more">
            {besides}
          </span>
        </>
      )}
    </>
  )
}
