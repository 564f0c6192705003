import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Said } from '../../reading/said.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { sayTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'
import { nameOfOpcode, operationOf } from './stepText.ts'

/** The step that the action called: its message has the opcode of the action. */
const calledBy = ({ opcode, to }: Said, steps: readonly TraceStep[]): TraceStep | undefined =>
  opcode === undefined
    ? undefined
    : steps.find(({ message, account }) => message?.opcode === opcode && (to === undefined || account === to))

/** What the message of an action asked for, in words. @param book names the requests of wallets */
export function operationOfSaid(said: Said, steps: readonly TraceStep[], wordsOf: WordsOf, book?: AddressBook): string {
  const step = calledBy(said, steps)
  const { opcode } = said
  const asked = step && operationOf(step, wordsOf, book)
  return asked || (opcode ? nameOfOpcode(opcode, undefined, wordsOf) : wordsOf(sayTexts)('say.transfer'))
}
