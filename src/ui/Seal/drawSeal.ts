/** The drawing of an account's seal: two hues and two paths on a 20 grid. */
export interface SealDrawing {
  /** Degrees. */
  readonly hue: number
  /** Degrees, 50 to 140 away from `hue`. */
  readonly secondHue: number
  readonly strong: string
  readonly soft: string
}

/** Shapes that fill a 10 × 10 tile at x, y. */
const SHAPES: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}h10a10 10 0 01-10 10z`,
  (x, y) => `M${x + 10} ${y}v10a10 10 0 01-10-10z`,
  (x, y) => `M${x + 10} ${y + 10}h-10a10 10 0 0110-10z`,
  (x, y) => `M${x} ${y + 10}v-10a10 10 0 0110 10z`,
  (x, y) => `M${x} ${y}h10v10z`,
  (x, y) => `M${x} ${y + 10}v-10h10z`,
  (x, y) => `M${x + 5} ${y + 1.5}a3.5 3.5 0 010 7 3.5 3.5 0 010-7z`,
  (x, y) => `M${x} ${y}h10v10h-10z`,
]

/** FNV-1a over the whole text: look-alike addresses share their ends, their seals share nothing. */
function digest(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Draws the seal of `text`, an address in raw form. The same account always gets the same seal. */
export function drawSeal(text: string): SealDrawing {
  const tiles = digest(text, 0x811c9dc5)
  const hues = digest(text, 0x9dc5811c)
  let strong = ''
  let soft = ''
  for (let tile = 0; tile < 4; tile++) {
    const bits = (tiles >>> (tile * 4)) & 15
    const path = (SHAPES[bits & 7] as (x: number, y: number) => string)((tile % 2) * 10, tile > 1 ? 10 : 0)
    if (bits & 8) strong += path
    else soft += path
  }
  const hue = Math.round(((hues & 255) / 256) * 360)
  const turn = 50 + Math.round((((hues >>> 8) & 255) / 255) * 90)
  return { hue, secondHue: (hue + (hues & 0x10000 ? turn : 360 - turn)) % 360, strong, soft }
}
