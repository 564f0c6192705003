import { formatFriendly, formatRaw, type ParsedAddress, tryParseAddress } from '../../../core/values/address.ts'
import { type KnownName, pick } from './knownNames.ts'
import type { Suggestion } from './suggestion.ts'

/** Shorter pieces are in too many addresses. Of one that is shortened in its middle each end has four characters. */
const SHORTEST_PIECE = 6
const SHORTEST_END = 4

/** A piece of an address, or its start and its end as components render them: `EQAb…x1_z`, `EQAb...x1_z`. */
const PIECE = /^((?:-?\d{1,10}:)?[\w+/-]+)(?:(?:…|\.{3})([\w+/-]+))?$/
/** A name: of the pieces of six characters one in a hundred is like it. Names are typed often, and all known addresses cost. */
const WORD = /^[A-Z]?(?:[a-z]+|[A-Z]+)$/
/** A raw address has 76 characters at most. */
const LONGEST = 80

const urlSafe = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_')

/** The two ends of a text that may be half an address. Equal where it is one piece. */
function endsOf(text: string): readonly [string, string] | undefined {
  const [, start, end = start] = (text.length <= LONGEST && PIECE.exec(text)) || []
  if (start === undefined || end === undefined || (start === end && WORD.test(start))) return
  const shortest = start === end ? SHORTEST_PIECE : SHORTEST_END
  return Math.min(start.length, end.length) < shortest ? undefined : [urlSafe(start), urlSafe(end)]
}

/** Whether a text is an address without its middle. */
export const isShortened = (text: string): boolean => text.length <= LONGEST && PIECE.exec(text)?.[2] !== undefined

/** The known things whose address has the text in it, or begins and ends as a shortened one. Costs no request. */
export function matchAddresses(
  known: readonly KnownName[],
  text: string,
  testOnly: boolean,
  most: number,
): readonly Suggestion[] {
  const ends = endsOf(text)
  if (!ends) return []
  const [start, end] = ends
  const fits = (form: string, start: string, end: string) =>
    start === end ? form.includes(start) : form.startsWith(start) && form.endsWith(end)
  const isIn = (parsed: ParsedAddress) => {
    // Digits of hex are equal in both cases, letters of base64 are not.
    if (fits(formatRaw(parsed), start.toUpperCase(), end.toUpperCase())) return true
    return [true, false].some((bounceable) => fits(formatFriendly(parsed, { bounceable, testOnly }), start, end))
  }
  const found = new Map<string, KnownName>()
  for (const one of known) {
    const parsed = one.address !== undefined && !found.has(one.address) && tryParseAddress(one.address)
    if (parsed && isIn(parsed)) found.set(one.address as string, one)
  }
  return pick([...found.values()], most)
}

/** The known thing at an address. */
export const knownAt = (known: readonly KnownName[], address: string | undefined): Suggestion | undefined =>
  known.find((one) => one.address === address)?.suggest()
