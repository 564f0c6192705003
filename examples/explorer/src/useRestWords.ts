import { use } from 'react'
import type { WordKey } from './words/language.ts'
import { type RestWordKey, restWordsEn, restWordsRu } from './words/rest.ts'
import { LanguageContext } from './words.ts'

/** All words of the explorer, with those that load with few pages; `{name}` is filled in. */
export function useRestWords() {
  const { locale, words } = use(LanguageContext)
  const all: Readonly<Record<string, string>> = { ...words, ...(locale === 'ru' ? restWordsRu : restWordsEn) }
  return (key: WordKey | RestWordKey, values: Readonly<Record<string, string>> = {}) =>
    all[key]?.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) ?? key
}
