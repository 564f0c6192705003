import type { WordsOf } from '../words/words.ts'
import { humanName } from './humanName.ts'

/** English says operations by a rule: only dictionaries of other languages have texts for them. */
const NO_TEXTS: Readonly<Record<`op.${string}`, string>> = {}

/**
 * The name of an operation, for a reader: by the dictionary's `op.…`, else by its name. Hidden characters stay: who draws it shows
 * them.
 */
export function sayOperation(name: string, wordsOf: WordsOf): string {
  const key = `op.${name}` as const
  const said = wordsOf(NO_TEXTS)(key)
  return said === key ? humanName(name) : said
}
