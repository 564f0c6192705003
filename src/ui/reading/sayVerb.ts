import type { TransactionSummary } from '../../reading/summary.ts'
import { sayWord } from '../text/sayWord.ts'
import { operationTexts } from '../words/en/transactions.ts'
import type { WordsOf } from '../words/words.ts'
import { outsideName } from './outsideName.ts'

/** What a transaction did, in two words. @param interfaces of its account: the calls of wallets from outside have names */
export const sayVerb = (
  { verb, opcode }: TransactionSummary,
  interfaces: readonly string[] | null | undefined,
  wordsOf: WordsOf,
): string =>
  (verb === 'op.externalCall' ? outsideName({ opcode, interfaces, isTaken: true }, wordsOf) : undefined) ??
  sayWord(wordsOf, operationTexts, verb, verb)
