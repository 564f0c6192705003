import { exitSentence } from '../ExitCode/exitSentence.ts'
import { exitTexts } from '../ExitCode/texts.ts'
import type { WordsOf } from '../words/words.ts'
import type { Cause } from './outcome.ts'
import { outcomeTexts } from './outcomeTexts.ts'

/**
 * Why a transaction ended as it did, in a sentence.
 * @param interfaces of its account: the codes of standard contracts are known
 */
export function sayCause(cause: Cause, wordsOf: WordsOf, interfaces?: readonly string[] | null): string {
  if (typeof cause === 'string') return wordsOf(outcomeTexts)(cause)
  return wordsOf(exitTexts)(exitSentence(cause.code, cause.phase, interfaces ?? []))
}
