import { use } from 'react'
import { LanguageContext } from './words.ts'

type Words<Key extends string> = Readonly<Record<Key, string>>

/** Makes the hook for words that load with one page, in the language that is shown. Numbers have its digits. */
export const localWords = <Key extends string>(en: Words<Key>, ru: Words<Key>) =>
  function useLocalWords() {
    const { locale } = use(LanguageContext)
    const words = locale === 'ru' ? ru : en
    return (key: Key, values: Readonly<Record<string, string | number>> = {}) =>
      words[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name] ?? whole
        return typeof value === 'number' ? value.toLocaleString(locale) : value
      })
  }
