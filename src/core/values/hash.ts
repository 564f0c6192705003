const HEX = /^(?:0x)?([\da-f]{64})$/i
const BASE64 = /^[\w+/-]{43}=?$/

/** The value of a hex digit, by its code: in letters of both cases bit 6 is set. A branch takes a third longer. */
const nibble = (code: number) => (code & 15) + (code >> 6) * 9

/** Bytes that are converted at once: whole groups of base64, and no more arguments than a function takes. */
const GROUPS = 8_190

/** Hex digits as base64: in linear time, and without a list of the digits. A body may have a million. */
export function base64OfHex(hex: string): string {
  let base64 = ''
  for (let from = 0; from < hex.length; from += 2 * GROUPS) {
    const bytes = new Uint8Array(Math.min(GROUPS, (hex.length - from) / 2))
    for (let index = 0, at = from; index < bytes.length; index++, at += 2)
      bytes[index] = (nibble(hex.charCodeAt(at)) << 4) | nibble(hex.charCodeAt(at + 1))
    // Spread, the bytes would take four times as long.
    base64 += btoa(Reflect.apply(String.fromCharCode, undefined, bytes))
  }
  return base64
}

/** Converts a 32-byte hash (hex, base64 or base64url) to padded base64, the form of the answers. `undefined` when it is none. */
export function tryNormalizeHash(text: string): string | undefined {
  const hex = HEX.exec(text)?.[1]
  if (hex) return base64OfHex(hex)
  // Decoded and encoded again: the last character carries two bits that mean nothing, and one hash has one spelling.
  if (BASE64.test(text)) return btoa(atob(text.slice(0, 43).replaceAll('-', '+').replaceAll('_', '/')))
  return
}

/** Thrown when a text is no 32-byte hash. */
export class InvalidHashError extends Error {
  override name = 'InvalidHashError'
  readonly input: string
  constructor(input: string) {
    super(`Not a hash: "${input.slice(0, 80)}". Give 64 hex digits, or 32 bytes in base64 or base64url.`)
    this.input = input
  }
}

/** A hash in the form of the answers: padded base64. @throws {InvalidHashError} */
export function toBase64Hash(text: string): string {
  const hash = tryNormalizeHash(text)
  if (hash === undefined) throw new InvalidHashError(text)
  return hash
}

/** Bytes in base64 as lower-case hex digits. */
export const hexOf = (base64: string): string =>
  Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')

/** A hash as 64 lower-case hex digits, as explorers print it. @throws {InvalidHashError} */
export function toHexHash(text: string): string {
  return hexOf(toBase64Hash(text))
}

/** Whether both texts are one hash, in whatever forms. Never throws: a text that is no hash is equal to nothing. */
export function isSameHash(a: string, b: string): boolean {
  const hash = tryNormalizeHash(a)
  return hash !== undefined && hash === tryNormalizeHash(b)
}
