import type { AccountName } from '../core/accountNames.ts'
import { visibleText } from '../trust/visibleText.ts'

/** Characters of a name. */
export const MOST_NAME = 64

/** Blanks, with the one that Unicode calls a symbol; halves of characters. */
const BLANKS = /[\s\u2800]+/g
const HALVES = /\p{Cs}/gu
/** Marks above and below one letter: more climb over the lines beside it. */
const MARKS = /(\p{M}{3})\p{M}+/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is kept: on one line, without what cannot be seen, 64 characters at most. `undefined` where nothing is left to see. */
export function cleanName(name: string): string | undefined {
  const plain = name
    .slice(0, MOST_NAME * 8)
    .normalize()
    .replace(MARKS, '$1')
    .replace(BLANKS, ' ')
  const seen = visibleText(plain).flatMap((piece) => ('text' in piece ? piece.text : []))
  const text = [...seen.join('').replace(HALVES, '').trim()].slice(0, MOST_NAME).join('').trim()
  return SEEN.test(text) ? text : undefined
}

/** What a storage or a file holds of an account; whatever else is in it counts for nothing. */
export function readName(value: unknown): AccountName | undefined {
  const { name, isStarred } = Object(value)
  const text = typeof name === 'string' ? cleanName(name) : undefined
  if (text === undefined && isStarred !== true) return
  return { ...(text !== undefined && { name: text }), ...(isStarred === true && { isStarred }) }
}

export const isSameName = (one: AccountName | undefined, other: AccountName | undefined): boolean =>
  one?.name === other?.name && one?.isStarred === other?.isStarred
