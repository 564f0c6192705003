import { useSyncExternalStore } from 'react'

/** What a reader chooses. */
export interface Choices {
  /** Which network is asked; the served one when absent. */
  network?: 'mainnet' | 'testnet'
  theme: 'light' | 'dark' | 'system'
  language: 'en' | 'ru'
  density: 'cosy' | 'compact'
  trust: 'show' | 'dim' | 'hide'
}

const VALUES: { readonly [Name in keyof Choices]-?: readonly Choices[Name][] } = {
  network: ['mainnet', 'testnet'],
  theme: ['light', 'dark', 'system'],
  language: ['en', 'ru'],
  density: ['cosy', 'compact'],
  trust: ['show', 'dim', 'hide'],
}

/** The script in index.html reads it too. */
const KEY = 'fairway'

/** The first language of the browser that the explorer has. */
function languageOfBrowser(): Choices['language'] {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Choices['language'] => tag === 'en' || tag === 'ru') ?? 'en'
}

const DEFAULTS: Choices = { theme: 'system', language: languageOfBrowser(), density: 'cosy', trust: 'dim' }

/** What was chosen and nothing else. Storage may be forbidden, and may hold anything. */
function readKept(): Partial<Choices> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const known = Object.entries(VALUES).filter(([name, values]) => (values as readonly unknown[]).includes(kept[name]))
    return Object.fromEntries(known.map(([name]) => [name, kept[name]]))
  } catch {
    return {}
  }
}

let kept = readKept()
let choices: Choices = { ...DEFAULTS, ...kept }
const readers = new Set<() => void>()

/** What the reader has chosen, now. */
export const chosen = () => choices

/** Sets what is given, and keeps it for the next visit. */
export function choose(next: Partial<Choices>) {
  kept = { ...kept, ...next }
  choices = { ...DEFAULTS, ...kept }
  const { theme } = choices
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.documentElement.lang = choices.language
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then the choice lasts as long as the page.
  }
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  readers.add(read)
  return () => void readers.delete(read)
}

/** What the reader has chosen, followed. */
export const useChoices = (): Choices => useSyncExternalStore(subscribe, chosen, chosen)
