'use client'
import type { Said } from '../../../reading/said.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { sentenceTexts, traceTexts } from '../../words/en/traces.ts'
import { operationOf } from '../TraceTree/stepText.ts'
import { Sentence } from './Sentence.tsx'
import styles from './TransactionSentence.module.css'

interface TraceSentenceProps {
  /** What happened; absent where neither an action nor a transaction is known. */
  said: Said | undefined
  /** Of the trace. */
  steps: readonly TraceStep[]
  books: TokenBooks
  /** Actions beside the one that it is of: their number follows. Default 0. */
  more?: number
}

/** The step that the action called: its message has the opcode of the action. */
const calledBy = ({ opcode, to }: Said, steps: readonly TraceStep[]): TraceStep | undefined =>
  opcode === undefined
    ? undefined
    : steps.find(({ message, account }) => message?.opcode === opcode && (to === undefined || account === to))

/** What happened in a trace, in a sentence. */
export function TraceSentence({ said, steps, books, more = 0 }: TraceSentenceProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sentenceTexts)
  if (!said) return wordsOf(traceTexts)('trace.label')
  const step = calledBy(said, steps)
  const operation = (step && operationOf(step, wordsOf)) || said.opcode || words('say.transfer')
  return (
    <>
      <Sentence data={said} books={books} operation={operation} />
      {more > 0 && (
        <>
          {' '}
          <span className={styles.more} data-part="more">
            {words.plural('say.more', more)}
          </span>
        </>
      )}
    </>
  )
}
