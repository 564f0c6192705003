import type { Dictionary } from 'toncenter-react'
import type { en } from './en.ts'

export type WordKey = keyof typeof en

/** A language of the explorer: its own words, and those of the components. */
export interface Language {
  readonly locale: string
  readonly words: Readonly<Record<WordKey, string>>
  readonly dictionary: Dictionary
}
