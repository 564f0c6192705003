/** The rendering of an account's seal: two hues, and four tiles for the `background-image` of a square. */
export interface SealDrawing {
  /** Degrees. */
  readonly hue: number
  /** Degrees, 50 to 140 away from `hue`. */
  readonly secondHue: number
  /** One gradient for each quarter; `--strong` and `--soft` are its colours. */
  readonly tiles: string
}

const quarterDisc = (corner: string) => (color: string) =>
  `radial-gradient(farthest-side at ${corner},${color} 97%,#0000)`
const halfTile = (turn: string) => (color: string) => `linear-gradient(${turn},#0000 49%,${color} 51%)`

/** Shapes that fill a tile. */
const SHAPES: readonly ((color: string) => string)[] = [
  quarterDisc('0 0'),
  quarterDisc('100% 0'),
  quarterDisc('100% 100%'),
  quarterDisc('0 100%'),
  halfTile('45deg'),
  halfTile('-45deg'),
  (color) => `radial-gradient(closest-side,${color} 66%,#0000 74%)`,
  (color) => `linear-gradient(${color},${color})`,
]

/** FNV-1a over the whole text: look-alike addresses share their ends, their seals share nothing. */
function digest(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Renders the seal of `text`, an address in raw form. The same account always gets the same seal. */
export function drawSeal(text: string): SealDrawing {
  const shapes = digest(text, 0x811c9dc5)
  const hues = digest(text, 0x9dc5811c)
  const tiles = [0, 4, 8, 12].map((shift) => {
    const bits = (shapes >>> shift) & 15
    return SHAPES[bits & 7]?.(bits & 8 ? 'var(--strong)' : 'var(--soft)')
  })
  const hue = Math.round(((hues & 255) / 256) * 360)
  const turn = 50 + Math.round((((hues >>> 8) & 255) / 255) * 90)
  return { hue, secondHue: (hue + (hues & 0x10000 ? turn : 360 - turn)) % 360, tiles: tiles.join() }
}
