import type { Cell } from '../../core/values/cell.ts'

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots begin, cube roots are the rounds. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false
    if (prime) found.push(((root(number) % 1) * 2 ** 32) | 0)
  }
  return found
}

const BEGIN = /* @__PURE__ */ fractions(8, Math.sqrt)
const ROUNDS = /* @__PURE__ */ fractions(64, Math.cbrt)

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The text's length in bits and a one close the last block. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(blocks.length - 4, bytes.length << 3)
  return view
}

/** SHA-256 at once: `crypto.subtle` answers later, and only on secure pages. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(BEGIN)
  const view = padded(bytes)
  const words = new Int32Array(64)
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = view.getInt32(at + i * 4)
      else {
        const [near, far] = [words[i - 2] as number, words[i - 15] as number]
        const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
        const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
        words[i] = (words[i - 16] as number) + small + (words[i - 7] as number) + large
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g)
      const first =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] as number) + (words[i] as number)) | 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word
  }
  const out = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) out.setInt32(i * 4, word)
  return new Uint8Array(out.buffer)
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** SHA-256 of a text, in base64. */
export const textHash = (text: string): string => base64(sha256(new TextEncoder().encode(text)))

/**
 * The hash of a cell: see `represent` of core, which waits for `crypto.subtle`. `known` has those that were counted: a cell may be
 * the reference of many.
 */
function hashOf(cell: Cell, known: Map<Cell, Uint8Array>): Uint8Array {
  const before = known.get(cell)
  if (before) return before
  const data = Uint8Array.from(cell.bytes)
  const odd = cell.bits % 8
  if (odd) data[data.length - 1] = (data[data.length - 1] as number) | (1 << (7 - odd))
  const hash = sha256(
    new Uint8Array([
      cell.refs.length + (cell.exotic ? 8 : 0),
      (cell.bits >> 3) + data.length,
      ...data,
      ...cell.refs.flatMap(({ depth }) => [depth >> 8, depth & 0xff]),
      ...cell.refs.flatMap((ref) => [...hashOf(ref, known)]),
    ]),
  )
  known.set(cell, hash)
  return hash
}

/** The hash of a cell, padded base64. */
export const hashOfCell = (cell: Cell): string => base64(hashOf(cell, new Map()))
