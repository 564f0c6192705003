import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { BOUNCE } from '../../../core/values/opcodes.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import { OPERATIONS, summarize } from '../../../reading/summary.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { sayCause } from '../../reading/useCause.ts'
import { humanName } from '../../text/humanName.ts'
import { sayWord } from '../../text/sayWord.ts'
import { commentTexts } from '../../words/en/parts.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { operationTexts } from '../../words/en/transactions.ts'
import type { WordsOf } from '../../words/words.ts'

/** What kind of contract it is, where the service knows. */
export function contractKind({ account = '' }: TraceStep, book: AddressBook): string | undefined {
  const [known] = book[account]?.interfaces ?? []
  return known && visibleString(humanName(known), 32)
}

/** What a step was asked to do; empty where the message only came back. */
export function operationOf({ about, message, transaction }: TraceStep, wordsOf: WordsOf): string {
  if (!about || !message) {
    const verb = transaction ? summarize(transaction).verb : ''
    return sayWord(wordsOf, operationTexts, verb, verb)
  }
  const { type, comment, isEncrypted, name, opcode } = about
  const known = OPERATIONS[opcode ?? '']
  if (comment) return `“${visibleString(comment, 64)}”`
  if (isEncrypted) return wordsOf(commentTexts)('comment.encrypted')
  if (known) return wordsOf(operationTexts)(known)
  if (name) return visibleString(humanName(name), 64)
  if (opcode === BOUNCE) return ''
  if (type === 'externalIn') return wordsOf(traceTexts)('trace.external')
  return opcode ?? wordsOf(traceTexts)('trace.transfer')
}

/** The note of a step: why it failed, that it is pending, that its message bounced. */
export function noteOf(step: TraceStep, book: AddressBook, wordsOf: WordsOf): string | undefined {
  const { state, outcome, account = '' } = step
  if (state === 'ok') return
  if (state === 'failed' && outcome?.cause) return sayCause(outcome.cause, wordsOf, book[account]?.interfaces).sentence
  return wordsOf(traceTexts)(`trace.${state}`)
}

/** The number of the step that decided how a trace ended, from 1. */
export function stepOfEnding({ steps, outcome: { at } }: Pick<TraceReading, 'steps' | 'outcome'>): number | undefined {
  const step = at && steps.find(({ transaction }) => transaction !== undefined && transaction.hash === at.transaction)
  return step && step.index + 1
}
