'use client'
import type { Said } from '../../reading/said.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { useScope } from '../root/scope.ts'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { sayTexts, traceTexts } from '../words/en/traces.ts'
import styles from './ActionSentence.module.css'
import { ActionSentence } from './ActionSentence.tsx'
import { operationOfSaid } from './operationOfSaid.ts'

interface TraceSentenceProps {
  /** What happened; absent where neither an action nor a transaction is known. */
  said: Said | undefined
  /** Of the trace. */
  steps: readonly TraceStep[]
  books: TokenBooks
  /** Actions beside the one that it is of: their number follows. Default 0. */
  more?: number
}

/** What happened in a trace, in a sentence. */
export function TraceSentence({ said, steps, books, more = 0 }: TraceSentenceProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sayTexts)
  if (!said) return wordsOf(traceTexts)('trace.label')
  const operation = operationOfSaid(said, steps, wordsOf, books.addressBook)
  return (
    <>
      <ActionSentence data={said} books={books} operation={operation} />
      {more > 0 && (
        <>
          {', '}
          <span className={styles.more} data-part="more">
            {words.plural('say.more', more)}
          </span>
        </>
      )}
    </>
  )
}
