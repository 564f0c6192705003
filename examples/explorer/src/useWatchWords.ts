import { localWords } from './localWords.ts'
import { watchWordsEn, watchWordsRu } from './words/watch.ts'

/** The words of the page of watched accounts. */
export const useWatchWords = localWords(watchWordsEn, watchWordsRu)
