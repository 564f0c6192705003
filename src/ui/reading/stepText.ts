import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { BOUNCE, OPCODES, WALLET_SIGNED } from '../../core/values/opcodes.ts'
import type { TraceReading } from '../../reading/readTrace.ts'
import { OPERATIONS, summarize } from '../../reading/summary.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { isIdle } from '../../reading/trace/stepsEnding.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { sayNamed } from '../text/sayNamed.ts'
import { sayWord } from '../text/sayWord.ts'
import { commentTexts } from '../words/en/parts.ts'
import { outsideTexts, traceRowTexts, traceTexts } from '../words/en/traces.ts'
import { operationTexts } from '../words/en/transactions.ts'
import type { WordsOf } from '../words/words.ts'
import { outsideName } from './outsideName.ts'
import { sayCause } from './useCause.ts'

const NO_BOOK: AddressBook = {}

/** The name of a message from outside. */
function outside({ account = '', about, transaction }: TraceStep, wordsOf: WordsOf, book: AddressBook): string {
  const message = { opcode: about?.opcode, interfaces: book[account]?.interfaces, isTaken: transaction !== undefined }
  return outsideName(message, wordsOf) ?? wordsOf(outsideTexts)('trace.external')
}

/** The name of an operation of the standards. */
export function nameOfOpcode(opcode: string, wordsOf: WordsOf): string | undefined {
  const [known, standard] = [OPERATIONS[opcode], OPCODES[opcode]]
  return known ? wordsOf(operationTexts)(known) : standard && sayNamed('op', standard, wordsOf)
}

/** What a step was asked to do; empty where the message only came back. @param book tells which wallet a message from outside is for */
export function operationOf(step: TraceStep, wordsOf: WordsOf, book: AddressBook = NO_BOOK): string {
  const { about, message, transaction } = step
  if (!about || !message) {
    const verb = transaction ? summarize(transaction).verb : ''
    return sayWord(wordsOf, operationTexts, verb, verb)
  }
  const { type, comment, isEncrypted, name, opcode } = about
  if (comment) return `“${visibleString(comment, 64)}”`
  if (isEncrypted) return wordsOf(commentTexts)('comment.encrypted')
  if (opcode === BOUNCE) return ''
  if (opcode && OPERATIONS[opcode]) return wordsOf(operationTexts)(OPERATIONS[opcode])
  if (opcode === WALLET_SIGNED) return outside(step, wordsOf, book)
  if (name) return visibleString(sayNamed('op', name, wordsOf), 64)
  if (type === 'externalIn') return outside(step, wordsOf, book)
  return (opcode && nameOfOpcode(opcode, wordsOf)) ?? opcode ?? wordsOf(traceRowTexts)('trace.transfer')
}

/** What steps that are alike were asked to do: comments may differ. */
export function operationOfAll(alike: readonly TraceStep[], wordsOf: WordsOf, book: AddressBook): string {
  const [first = '', other] = new Set(alike.map((step) => operationOf(step, wordsOf, book)))
  return other === undefined ? first : wordsOf(traceRowTexts)('trace.transfer')
}

/** The note of a step: why it failed, that it is pending, that its message bounced, that its code did not run. */
export function noteOf(step: TraceStep, book: AddressBook, wordsOf: WordsOf): string | undefined {
  const { state, outcome, account = '' } = step
  if (state === 'ok') return isIdle(step) ? wordsOf(traceTexts)('trace.idle') : undefined
  if (state === 'failed' && outcome?.cause) return sayCause(outcome.cause, wordsOf, book[account]?.interfaces).sentence
  return wordsOf(traceTexts)(`trace.${state}`)
}

/** The number of the step that decided how a trace ended, from 1. */
export function stepOfEnding({ steps, outcome: { at } }: Pick<TraceReading, 'steps' | 'outcome'>): number | undefined {
  const step = at && steps.find(({ transaction }) => transaction !== undefined && transaction.hash === at.transaction)
  return step && step.index + 1
}
