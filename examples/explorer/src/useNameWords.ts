import { localWords } from './localWords.ts'
import { nameWordsEn, nameWordsRu } from './words/names.ts'

/** The words about the reader's own names. */
export const useNameWords = localWords(nameWordsEn, nameWordsRu)
