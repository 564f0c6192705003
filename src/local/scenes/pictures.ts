// Pictures of tokens, rendered here: small SVG images that carry themselves, so that nothing is ever fetched for them.
import { createRandom } from '../engine/random.ts'

const svg = (box: number, drawn: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box} ${box}'>${drawn}</svg>`,
  )
    // Characters that a URL may have unescaped: shorter, and readable.
    .replace(/%(20|2F|3A|3D|2C|3B|28|29)/g, decodeURIComponent)}`

/** White marks on 64 × 64. */
const marks = {
  bolt: 'M36 12 18 36h12l-3 16 19-25H33z',
  drop: 'M32 12c9 12 13 18 13 25a13 13 0 0 1-26 0c0-7 4-13 13-25z',
  hill: 'M10 46 25 22l8 13 6-8 15 19z',
  leaf: 'M48 15C24 15 16 25 16 35c0 4 2 8 4 10 2-9 8-16 17-20-7 6-12 13-14 22 14 4 27-6 25-32z',
  moon: 'M40 14a20 20 0 1 0 10 30 18 18 0 0 1-10-30z',
  ring: 'M32 13a19 19 0 1 0 0 38 19 19 0 0 0 0-38zm0 11a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  sail: 'M34 11v33h16zM30 18v26H15zM13 48h38l-5 6H18z',
  star: 'm32 11 6 14 15 1-11 10 3 15-13-8-13 8 3-15-11-10 15-1z',
  stem: 'M30 54V32c-9 0-14-5-14-14 9 0 14 4 15 10 1-9 7-14 17-14 0 11-6 17-15 18v22z',
  wave: 'M10 27q7-9 15 0t15 0 14 0v8q-7 9-14 0t-15 0-15 0zm0 15q7-9 15 0t15 0 14 0v6q-7 8-14 0t-15 0-15 0z',
} as const

export type Mark = keyof typeof marks

/** The round mark of a token. */
export const coin = (colour: string, mark: Mark): string =>
  svg(64, `<circle cx='32' cy='32' r='32' fill='#${colour}'/><path fill='#fff' d='${marks[mark]}'/>`)

/** A letter in a circle. */
export const seal = (colour: string, letter: string): string =>
  svg(
    64,
    `<circle cx='32' cy='32' r='32' fill='#${colour}'/><text x='32' y='43' font-family='sans-serif' font-size='32' fill='#fff' text-anchor='middle'>${letter}</text>`,
  )

const skies = ['fde8cf', 'd7ecf5', 'e6def5', 'fbdcd6', 'dff1df', '2b3553', '46385e']
const lands = ['7fa36b', '5e8a74', '94a35c', '6c7f9c', 'a58a5f']
const petals = ['e2557b', 'f2a03d', 'c95fc4', '5b7fe0', 'f4d35e', 'ff7f66', 'ffffff']

/** A garden of its own for every number: a sky, a sun or moon, two hills and a few flowers. */
export function garden(number: number): string {
  const random = createRandom('garden', number)
  const [sky, far, near] = [random.pick(skies), random.pick(lands), random.pick(lands)]
  const light = sky === skies[5] || sky === skies[6] ? 'f5f0d8' : 'f6c453'
  const flower = (at: number) => {
    const [x, y, size] = [at + random.int(-7, 7), random.int(56, 80), random.int(4, 7)]
    const petal = random.pick(petals)
    // A thick dashed line around a small circle is a crown of petals.
    return `<path d='M${x} ${y}V104' stroke='#3f6b45' stroke-width='2'/><circle cx='${x}' cy='${y}' r='${size}' fill='#6b4a2f' stroke='#${petal}' stroke-width='${size + 2}' stroke-dasharray='${random.pick(['5 2', '3 2', '6 3'])}'/>`
  }
  const flowers = Array.from({ length: random.int(2, 4) }, (_, place) => flower(16 + place * 23)).join('')
  return svg(
    100,
    `<path fill='#${sky}' d='M0 0h100v100H0z'/><circle cx='${random.int(15, 85)}' cy='${random.int(14, 34)}' r='${random.int(7, 12)}' fill='#${light}'/><path fill='#${far}' d='M0 ${random.int(52, 66)}Q30 ${random.int(36, 56)} 60 60T100 58V100H0z'/><path fill='#${near}' d='M0 ${random.int(70, 80)}Q40 ${random.int(62, 84)} 100 ${random.int(66, 80)}V100H0z'/>${flowers}`,
  )
}

/** A view of a lake, by the height of the sun: the two shores and the light on the water. */
export const lake = (sky: string, water: string, light: string, sun: number): string =>
  svg(
    100,
    `<path fill='#${sky}' d='M0 0h100v62H0z'/><circle cx='62' cy='${sun}' r='9' fill='#${light}'/><path fill='#4b5d52' d='M0 62V48l16-12 14 12 12-7 16 13 20-16 22 16v8z'/><path fill='#${water}' d='M0 62h100v38H0z'/><path stroke='#${light}' stroke-width='2' d='M52 70h22M56 77h14M48 84h30M58 91h10'/>`,
  )
