/** Every byte is a character, so that base64 is cut from one text without copies. */
const ascii = new TextDecoder('latin1')

/** Shorter ones are cheaper as text. */
const SHORTEST_BLOB = 24

/** The bytes of canonical base64; `undefined` for any other text. */
export function bytesOf(text: string): string | undefined {
  if (text.length < SHORTEST_BLOB || text.length % 4 || !/^[\w+/]+={0,2}$/.test(text) || text.includes('_')) return
  const bytes = atob(text)
  return btoa(bytes) === text ? bytes : undefined
}

const ALPHABET = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const EQUALS = 61

/** Each of these stretches of `bytes` as base64, all cut from one text. */
export function toBase64(bytes: Uint8Array, lengths: readonly number[]): string[] {
  const chars = new Uint8Array(lengths.reduce((total, length) => total + Math.ceil(length / 3) * 4, 0))
  // Two characters at a time, twelve bits: half the steps.
  const couples = new Uint16Array(chars.buffer)
  const spelt = new Uint16Array(
    Uint8Array.from({ length: 8192 }, (_, at) => ALPHABET[at & 1 ? (at >> 1) & 63 : at >> 7] as number).buffer,
  )
  let at = 0
  let to = 0
  for (const length of lengths) {
    const end = at + length
    for (; at < end; at += 3) {
      const bits = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
      couples[to >> 1] = spelt[bits >> 12] as number
      couples[(to >> 1) + 1] = spelt[bits & 4095] as number
      to += 4
    }
    // The last three bytes may have taken some of the next stretch.
    const over = at - end
    if (over) {
      const last = bytes[end - 1] as number
      if (over === 1) chars[to - 2] = ALPHABET[(last & 15) << 2] as number
      else {
        chars[to - 3] = ALPHABET[(last & 3) << 4] as number
        chars[to - 2] = EQUALS
      }
      chars[to - 1] = EQUALS
      at = end
    }
  }
  const text = ascii.decode(chars)
  let from = 0
  return lengths.map((length) => {
    const size = Math.ceil(length / 3) * 4
    from += size
    return text.slice(from - size, from)
  })
}
