import { use } from 'react'
import { type NameWordKey, nameWordsEn, nameWordsRu } from './words/names.ts'
import { LanguageContext } from './words.ts'

/** The words about the reader's own names, in the language that is shown. Numbers have its digits. */
export function useNameWords() {
  const { locale } = use(LanguageContext)
  const words = locale === 'ru' ? nameWordsRu : nameWordsEn
  return (key: NameWordKey, values: Readonly<Record<string, string | number>> = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole
      return typeof value === 'number' ? value.toLocaleString(locale) : value
    })
}
