import type { WordsOf } from '../words/words.ts'
import { humanName } from './humanName.ts'

/** English says names of the service by a rule: only dictionaries of other languages have texts for them. */
const NO_TEXTS: Readonly<Record<string, string>> = {}

/**
 * A name of the service, for a reader: by the dictionary's text for it, else by its letters. Hidden characters stay: who renders it shows
 * them.
 * @param kind first part of the key: an operation, a type of action, an interface of a contract
 */
export function sayByKey(kind: 'op' | 'type' | 'contract', name: string, wordsOf: WordsOf): string {
  const key = `${kind}.${name}`
  const said = wordsOf(NO_TEXTS)(key)
  return said === key ? humanName(name) : said
}
