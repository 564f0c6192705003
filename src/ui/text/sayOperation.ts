import { OPCODES } from '../../core/values/opcodes.ts'
import type { WordsOf } from '../words/words.ts'
import { sayNamed } from './sayNamed.ts'

/**
 * The one name of an operation: by its opcode where a standard has it, else what the service calls it; `undefined` where nobody
 * names it. Hidden characters stay: who renders it shows them.
 * @param name from the service
 */
export function sayOperation(
  opcode: string | null | undefined,
  name: string | null | undefined,
  wordsOf: WordsOf,
): string | undefined {
  const known = opcode && Object.hasOwn(OPCODES, opcode) ? OPCODES[opcode] : name
  return known ? sayNamed('op', known, wordsOf) : undefined
}
