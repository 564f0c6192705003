'use client'
import type { Said } from '../../../reading/trace/said.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { sentenceTexts, traceTexts } from '../../words/en/traces.ts'
import { operationOf } from '../TraceTree/stepText.ts'
import { Sentence } from './Sentence.tsx'

interface TraceSentenceProps {
  /** What happened; absent where neither an action nor a transaction is known. */
  said: Said | undefined
  /** Of the trace. */
  steps: readonly TraceStep[]
  books: TokenBooks
}

/** The step that the action called: its message has the opcode of the action. */
const calledBy = ({ opcode, to }: Said, steps: readonly TraceStep[]): TraceStep | undefined =>
  opcode === undefined
    ? undefined
    : steps.find(({ message, account }) => message?.opcode === opcode && (to === undefined || account === to))

/** What happened in a trace, in a sentence. */
export function TraceSentence({ said, steps, books }: TraceSentenceProps) {
  const { wordsOf } = useScope()
  if (!said) return wordsOf(traceTexts)('trace.label')
  const step = calledBy(said, steps)
  const operation = (step && operationOf(step, wordsOf)) || said.opcode || wordsOf(sentenceTexts)('say.transfer')
  return <Sentence data={said} books={books} operation={operation} />
}
