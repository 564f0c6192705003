import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { BOUNCE, OPCODES, WALLET_SIGNED } from '../../core/values/opcodes.ts'
import { summarize } from '../../reading/summary.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { sayOperation } from '../text/sayOperation.ts'
import { commentTexts } from '../words/en/parts/labels.ts'
import { operationTexts } from '../words/en/reading/outcomes.ts'
import { outsideTexts, traceRowTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'
import { outsideName } from './outsideName.ts'
import { nameOfVerb } from './sayVerb.ts'

const NO_BOOK: AddressBook = {}

/** The name of a message from outside. */
function outside({ account = '', about, transaction }: TraceStep, wordsOf: WordsOf, book: AddressBook): string {
  const message = { opcode: about?.opcode, interfaces: book[account]?.interfaces, isTaken: transaction !== undefined }
  return outsideName(message, wordsOf) ?? wordsOf(outsideTexts)('trace.external')
}

/** The name of an operation; of one that nobody names, that it is unknown, with its opcode. @param name from the service */
export const nameOfOpcode = (opcode: string, name: string | undefined, wordsOf: WordsOf): string =>
  visibleString(sayOperation(opcode, name, wordsOf) ?? wordsOf(operationTexts)('op.unknown', { opcode }), 64)

/** Whether the message of a step brought the code of its account: the body is data for that, and no call. */
const isDeployment = ({ message, transaction }: TraceStep): boolean =>
  Boolean(message?.init_state) && transaction?.orig_status !== 'active' && transaction?.end_status === 'active'

/** Whether the message of a step brought the code of its account, with a body that names no operation. */
export function isBareDeployment(step: TraceStep): boolean {
  const { opcode, name, comment, isEncrypted } = step.about ?? {}
  const isNamed = (OPCODES[opcode ?? ''] ?? name) !== undefined
  return Boolean(opcode) && isDeployment(step) && !isNamed && !comment && !isEncrypted
}

/** What a step was asked to do; empty where the message only returned. @param book says which wallet a message from outside is for */
export function operationOf(step: TraceStep, wordsOf: WordsOf, book: AddressBook = NO_BOOK): string {
  const { about, message, transaction } = step
  if (!about || !message) {
    const verb = transaction ? summarize(transaction).verb : ''
    return nameOfVerb(verb, wordsOf)
  }
  const { type, comment, isEncrypted, name, opcode } = about
  const words = wordsOf(commentTexts)
  if (comment) return words('comment.quoted', { comment: visibleString(comment, 64) })
  if (isEncrypted) return words('comment.encrypted')
  if (opcode === BOUNCE) return ''
  if (opcode === WALLET_SIGNED) return outside(step, wordsOf, book)
  const named = sayOperation(opcode, name, wordsOf)
  if (named) return visibleString(named, 64)
  if (type === 'externalIn') return outside(step, wordsOf, book)
  if (!opcode) return wordsOf(traceRowTexts)('trace.transfer')
  return isDeployment(step) ? wordsOf(operationTexts)('op.deploy') : nameOfOpcode(opcode, undefined, wordsOf)
}

/** What steps that are alike were asked to do: comments may differ. */
export function operationOfAll(alike: readonly TraceStep[], wordsOf: WordsOf, book: AddressBook): string {
  const [first = '', other] = new Set(alike.map((step) => operationOf(step, wordsOf, book)))
  return other === undefined ? first : wordsOf(traceRowTexts)('trace.transfer')
}
