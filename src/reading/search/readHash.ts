import { hexOf, tryNormalizeHash } from '../../core/values/hash.ts'

/** A hash in hex, base64 or base64url as 64 lower-case hex digits, the form of links. `undefined` for a text that is none. */
export function readHash(text: string): string | undefined {
  const hash = tryNormalizeHash(text)
  return hash === undefined ? undefined : hexOf(hash)
}
