import { createContext, startTransition, use, useEffect, useState } from 'react'
import { useChoices } from './choices.ts'
import { en } from './words/en.ts'
import type { Language, WordKey } from './words/language.ts'

const english: Language = { locale: 'en', words: en, dictionary: {} }

/** Languages load when they are first chosen. */
const LANGUAGES = {
  en: async () => english,
  ru: async () => (await import('./words/ru.ts')).russianLanguage,
}

/** The chosen language; the one before while it loads. */
export function useLanguage(): Language {
  const { language } = useChoices()
  const [loaded, setLoaded] = useState(english)
  useEffect(() => {
    let isWanted = true
    void LANGUAGES[language]().then((next) => isWanted && startTransition(() => setLoaded(next)))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded
}

export const LanguageContext = createContext(english)

const NETWORKS: Readonly<Record<string, WordKey>> = {
  mainnet: 'network.mainnet',
  testnet: 'network.testnet',
  local: 'network.local',
}

/** What a network is called. */
export function useNetworkNames() {
  const say = useWords()
  return (network: string) => {
    const key = NETWORKS[network]
    return key ? say(key) : network
  }
}

/** The words of the explorer itself; `{name}` is filled in. */
export function useWords() {
  const { words } = use(LanguageContext)
  return (key: WordKey, values: Readonly<Record<string, string>> = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Writes a whole number in the reader's language. */
export function useNumbers() {
  const { locale } = use(LanguageContext)
  return (value: number) => value.toLocaleString(locale)
}
