import type { Texts, WordsOf } from '../words/words.ts'
import { visibleString } from './visibleText.ts'

/**
 * A word of the service in the language of the page; one that the texts do not have is shown as the service spells it.
 * @param key of `texts`, where they have it
 */
export const sayWord = (wordsOf: WordsOf, texts: Texts, key: string, word: string): string =>
  Object.hasOwn(texts, key) ? wordsOf(texts)(key) : visibleString(word, 32)
