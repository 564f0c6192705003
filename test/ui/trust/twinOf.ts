/**
 * Another account with the same checksum: these bits, set and unset, leave it as it is.
 * @param at bytes of the hash where they are, 10 by default: then 17 characters are the same in front, and 28 behind
 */
export function twinOf(address: string, ...at: readonly number[]): string {
  const bytes = Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(address.slice(2 + index * 2, 4 + index * 2), 16),
  )
  for (const start of at.length ? at : [10]) {
    for (const [index, bits] of [0x01, 0x10, 0x21].entries()) {
      bytes[start + index] = (bytes[start + index] as number) ^ bits
    }
  }
  return `0:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
