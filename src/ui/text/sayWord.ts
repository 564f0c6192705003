import { visibleString } from '../../trust/visibleText.ts'
import type { Texts, WordsOf } from '../words/words.ts'
import { humanName } from './humanName.ts'

/**
 * A word of the service in the language of the page. A word that the texts lack is shown by its name.
 * @param key of `texts`, where they have it
 */
export const sayWord = (wordsOf: WordsOf, texts: Texts, key: string, word: string): string =>
  Object.hasOwn(texts, key) ? wordsOf(texts)(key) : visibleString(humanName(word), 32)
