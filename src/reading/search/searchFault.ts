import { type AddressRepair, repairAddress } from './repairAddress.ts'

/** A character that cannot be where it is. */
export interface WrongCharacter {
  /** Index in the text as it is shown. */
  readonly at: number
  /** The character that is wrong. */
  readonly character: string
}

/** Why a text is not what it looks like. */
export interface SearchFault {
  /**
   * The kind that it resembles: a hash in hex or base64, a friendly or raw address, a block number. A `link` resembles a link, but
   * its target is unknown.
   */
  readonly kind: 'hexHash' | 'base64Hash' | 'address' | 'rawAddress' | 'block' | 'link'
  /** The characters that are wrong. */
  readonly wrong: readonly WrongCharacter[]
  /** Characters that are there, of those that count. */
  readonly have: number
  /** Characters that belong there. `have` is equal for an address whose checksum does not fit. */
  readonly need: number
  /** What may have been meant. */
  readonly repairs: readonly AddressRepair[]
}

const HEX = /[\da-f]/i
const BASE64 = /[\w+/-]/
const HASH_DIGITS = 64
const HASH_BASE64 = 43
const ADDRESS = 48

/** Shorter texts are names. */
const SHORTEST = 20
const LONGEST = 90

/** Of 64 characters of base64 three in four are no hex digits: so many of them are no accident. */
const isMostly = (chars: readonly string[], pattern: RegExp, share: number) =>
  chars.filter((char) => pattern.test(char)).length >= chars.length * share

function wrongIn(chars: readonly string[], pattern: RegExp, from: number): WrongCharacter[] {
  let at = from
  return chars.flatMap((character) => {
    const index = at
    at += character.length
    return pattern.test(character) ? [] : [{ at: index, character }]
  })
}

/** What is wrong with a text that is nothing, but looks like something. */
export function faultOf(text: string): SearchFault | undefined {
  if (/^[#\d\s,.]*$/.test(text) && text.length < SHORTEST)
    return /\d/.test(text) ? { kind: 'block', wrong: [], have: text.length, need: 0, repairs: [] } : undefined
  if (text.length > LONGEST || /\s/.test(text)) return
  const raw = /^-?\d{1,10}:/.exec(text)?.[0]
  const prefix = raw ?? /^0x/i.exec(text)?.[0] ?? ''
  const chars = [...text.slice(prefix.length)]
  const make = (kind: SearchFault['kind'], pattern: RegExp, need: number, repairs: readonly AddressRepair[] = []) => ({
    ...{ kind, need, repairs },
    wrong: wrongIn(chars, pattern, prefix.length),
    have: chars.length,
  })
  if (raw && chars.length >= SHORTEST) return make('rawAddress', HEX, HASH_DIGITS)
  if (chars.length < SHORTEST) return
  if (isMostly(chars, HEX, 0.85)) return make('hexHash', HEX, HASH_DIGITS)
  const isFriendly = /^[EUk0][Qf]/.test(text)
  if (!isMostly(chars, BASE64, 0.9) || (chars.length < 36 && !isFriendly)) return
  // A name is made of words: it has no digits and capitals in between.
  if (!isFriendly && !(/\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text))) return
  const isAddress = isFriendly || Math.abs(chars.length - ADDRESS) <= 1
  return isAddress ? make('address', BASE64, ADDRESS, repairAddress(text)) : make('base64Hash', BASE64, HASH_BASE64)
}
