import { crc16, toRawAddress } from '../../core/values/address.ts'

/** An address that differs from what was entered by one character. */
export interface AddressRepair {
  /** Raw. */
  readonly address: string
  /** With a right checksum, base64url. */
  readonly friendly: string
  /** Index of the character in `friendly`; where one too many was left out, the index at which it was. */
  readonly at: number
  /** What was entered there; empty where a character was missing. */
  readonly was: string
  /** What belongs there; empty where there was one too many. */
  readonly is: string
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 48
const MOST_REPAIRS = 3

/** Characters that are mistaken for each other. */
const LOOKS = ['0oOQ', '1lIi', '5Ss', '8B', '2Zz', 'uv', 'cC', 'kK', 'pP', 'wW', 'xX', '-_']
const looksLike = (a: string, b: string) =>
  a.toLowerCase() === b.toLowerCase() || LOOKS.some((look) => look.includes(a) && look.includes(b))

/** −1 for a character that no address has. */
const digitOf = (char: string) => DIGITS.indexOf(char === '+' ? '-' : char === '/' ? '_' : char)

function isAddress(digits: readonly number[]): boolean {
  const bytes: number[] = []
  for (let index = 0; index < LENGTH; index += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = digits.slice(index, index + 4)
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
    // Flags and workchain show at once that it is none.
    if (index === 0 && (((bytes[0] as number) & 0x3f) !== 0x11 || (bytes[1] !== 0 && bytes[1] !== 0xff))) return false
  }
  return crc16(bytes) === 0
}

/**
 * The addresses that one change makes of a text: another character, one more, or one less. Those first whose characters are
 * easily mistaken. The checksum leaves a false one in about twenty texts: show only accounts that exist.
 */
export function repairAddress(text: string): readonly AddressRepair[] {
  const chars = [...text]
  const unread = chars.flatMap((char, at) => (digitOf(char) < 0 ? [at] : []))
  if (Math.abs(chars.length - LENGTH) > 1 || unread.length > 1) return []
  const found: AddressRepair[] = []
  const remove = chars.length >= LENGTH ? 1 : 0
  const isExtra = chars.length > LENGTH
  for (let at = 0; at <= chars.length - remove; at++) {
    // What cannot be read has to go: nothing else is changed.
    if (unread.length && unread[0] !== at) continue
    const was = remove ? (chars[at] as string) : ''
    for (const is of isExtra ? [''] : DIGITS) {
      if (is === was) continue
      const changed = [...chars.slice(0, at), ...(is ? [is] : []), ...chars.slice(at + remove)]
      const digits = changed.map(digitOf)
      if (!isAddress(digits)) continue
      const friendly = digits.map((digit) => DIGITS[digit]).join('')
      if (found.some((one) => one.friendly === friendly)) continue
      found.push({ address: toRawAddress(friendly), friendly, at, was, is })
    }
  }
  const rank = ({ was, is }: AddressRepair) => (was && is && looksLike(was, is) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_REPAIRS)
}
