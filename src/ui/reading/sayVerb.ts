import type { TransactionSummary } from '../../reading/summary.ts'
import { sayWord } from '../text/sayWord.ts'
import { operationTexts } from '../words/en/transactions.ts'
import type { WordsOf } from '../words/words.ts'
import { outsideName } from './outsideName.ts'

type Interfaces = readonly string[] | null | undefined

/** The name of a call from outside, where a wallet read it; `undefined` for what else a transaction did. */
export const callName = ({ verb, opcode }: TransactionSummary, interfaces: Interfaces, wordsOf: WordsOf) =>
  verb === 'op.externalCall' ? outsideName({ opcode, interfaces, isTaken: true }, wordsOf) : undefined

/** What a transaction did, in two words. @param interfaces of its account: the calls of wallets from outside have names */
export const sayVerb = (summary: TransactionSummary, interfaces: Interfaces, wordsOf: WordsOf): string =>
  callName(summary, interfaces, wordsOf) ?? sayWord(wordsOf, operationTexts, summary.verb, summary.verb)
