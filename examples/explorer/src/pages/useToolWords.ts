import { localWords } from '../localWords.ts'
import { toolWordsEn, toolWordsRu } from '../words/tools.ts'

/** The words of the tools. */
export const useToolWords = localWords(toolWordsEn, toolWordsRu)
