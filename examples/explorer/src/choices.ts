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

const DEFAULTS: Choices = { theme: 'system', language: 'en', density: 'cosy', trust: 'dim' }

const VALUES: { readonly [Name in keyof Choices]-?: readonly Choices[Name][] } = {
  network: ['mainnet', 'testnet'],
  theme: ['light', 'dark', 'system'],
  language: ['en', 'ru'],
  density: ['cosy', 'compact'],
  trust: ['show', 'dim', 'hide'],
}

/** The script in index.html reads it too. */
const KEY = 'fairway'

/** Storage may be forbidden, and may hold anything. */
function readChoices(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const known = Object.entries(VALUES).filter(([name, values]) => (values as readonly unknown[]).includes(kept[name]))
    return { ...DEFAULTS, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) }
  } catch {
    return DEFAULTS
  }
}

let choices = readChoices()
const readers = new Set<() => void>()

/** What the reader has chosen, now. */
export const chosen = () => choices

/** Sets what is given, and keeps it for the next visit. */
export function choose(next: Partial<Choices>) {
  choices = { ...choices, ...next }
  const { theme } = choices
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.documentElement.lang = choices.language
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
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
