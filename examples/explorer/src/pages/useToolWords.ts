import { use } from 'react'
import { type ToolWordKey, toolWordsEn, toolWordsRu } from '../words/tools.ts'
import { LanguageContext } from '../words.ts'

/** The words of the tools, in the language that is shown. */
export function useToolWords() {
  const words = use(LanguageContext).locale === 'ru' ? toolWordsRu : toolWordsEn
  return (key: ToolWordKey) => words[key]
}
