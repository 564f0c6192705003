import { humanName } from '../../text/humanName.ts'
import type { WordsOf } from '../../words/words.ts'

/** English says types by a rule: only dictionaries of other languages have texts for them. */
const NO_TEXTS: Readonly<Record<`type.${string}`, string>> = {}

/** The type of an action, for a reader: by the dictionary's `type.…`, else by its name. */
export function sayType(type: string, wordsOf: WordsOf): string {
  const key = `type.${type}` as const
  const said = wordsOf(NO_TEXTS)(key)
  return said === key ? humanName(type) : said
}
