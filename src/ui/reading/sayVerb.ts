import type { TransactionSummary } from '../../reading/summary.ts'
import { sayNamed } from '../text/sayNamed.ts'
import { sayWord } from '../text/sayWord.ts'
import { operationTexts } from '../words/en/reading/outcomes.ts'
import type { WordsOf } from '../words/words.ts'
import { outsideName } from './outsideName.ts'

type Interfaces = readonly string[] | null | undefined

/** The name of a call from outside, where a wallet read it; `undefined` for what else a transaction did. */
export const callName = ({ verb, opcode }: TransactionSummary, interfaces: Interfaces, wordsOf: WordsOf) =>
  verb === 'op.externalCall' ? outsideName({ opcode, interfaces, isTaken: true }, wordsOf) : undefined

/** The text of an operation: those of the standards have the name that their messages have. */
export const nameOfVerb = (verb: TransactionSummary['verb'], wordsOf: WordsOf): string =>
  verb.startsWith('op.') && !Object.hasOwn(operationTexts, verb)
    ? sayNamed('op', verb.slice('op.'.length), wordsOf)
    : sayWord(wordsOf, operationTexts, verb, verb)

/** What a transaction did, in two words. @param interfaces of its account: the calls of wallets from outside have names */
export const sayVerb = (summary: TransactionSummary, interfaces: Interfaces, wordsOf: WordsOf): string =>
  callName(summary, interfaces, wordsOf) ?? nameOfVerb(summary.verb, wordsOf)
