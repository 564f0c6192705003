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

const words = /* @__PURE__ */ new Int32Array(64)

/** Mixes 64 bytes from `at` into the state. */
function mix(state: Int32Array, view: DataView, at: number): void {
  const of = (index: number) => words[index] as number
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [near, far] = [of(i - 2), of(i - 15)]
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words[i] = of(i - 16) + small + of(i - 7) + large
  }
  const before = (index: number) => state[index] as number
  let [a, b, c, d] = [before(0), before(1), before(2), before(3)]
  let [e, f, g, h] = [before(4), before(5), before(6), before(7)]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] as number) + of(i)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const add = (index: number, word: number) => {
    state[index] = before(index) + word
  }
  add(0, a)
  add(1, b)
  add(2, c)
  add(3, d)
  add(4, e)
  add(5, f)
  add(6, g)
  add(7, h)
}

/** SHA-256 at once: `crypto.subtle` answers later, and only on secure pages. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(BEGIN)
  const view = padded(bytes)
  for (let at = 0; at < view.byteLength; at += 64) mix(state, view, at)
  const out = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i++) out.setInt32(i * 4, state[i] as number)
  return new Uint8Array(out.buffer)
}
