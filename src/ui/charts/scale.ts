import { extent, ticks } from 'd3-array'

/** The scale of a chart. */
export interface Scale {
  /** Zero, but for amounts that hardly change. */
  readonly bottom: number
  readonly top: number
  /** At most three lines, from the bottom up; zero is the first where it is the bottom. */
  readonly lines: readonly number[]
}

/** A scale that holds `most`, which is not negative. */
export function scaleTo(most: number): Scale {
  const high = Number.isFinite(most) && most > 0 ? most : 1
  const lines = ticks(0, high, 2)
  // A line above the highest value would only take its room.
  return { bottom: 0, top: high * 1.06, lines: lines.length > 3 ? [0, lines.at(-1) as number] : lines }
}

/** The first digits of a half of a scale, so that its lines are round. */
const HALVES = [1, 2, 2.5, 5, 10]

/** A scale from zero to a line above `most`, with one line between. */
function scaleAbove(most: number): Scale {
  const half = (Number.isFinite(most) && most > 0 ? most : 1) / 2
  const power = 10 ** Math.floor(Math.log10(half))
  const line = (HALVES.find((digits) => digits * power >= half) ?? 10) * power
  return { bottom: 0, top: line * 2, lines: [0, line, line * 2] }
}

/** From this share of the highest amount on, the lowest one has the scale begin above zero: what changes is not seen there. */
const HARDLY = 0.75
/** The least share of the highest amount that the scale spans: its lines differ in four digits. */
const LEAST = 0.002
/** Letters for which the axis has room. */
const ROOM = 6

/** A scale for amounts over time. It begins below the lowest one where they hardly change and its lines can be written, else at zero. */
export function scaleOf(amounts: readonly number[], write: (value: number) => string): Scale {
  const [least = 0, most = 0] = extent(amounts)
  if (!(least < most && least > most * HARDLY)) return scaleAbove(most)
  const span = Math.max(most - least, most * LEAST)
  const lines = ticks(most - span, most, 2)
  const written = new Set(lines.map(write))
  if (written.size < lines.length || [...written].some(({ length }) => length > ROOM)) return scaleAbove(most)
  const bottom = Math.min(lines[0] ?? least, least) - span * 0.06
  return { bottom, top: most + span * 0.06, lines: lines.slice(-3) }
}

/** Where a value is on a scale: 0 at the bottom, 1 at the top. */
export const placeOn = ({ bottom, top }: Scale, value: number): number => (value - bottom) / (top - bottom)

/** A rest that takes more than this share of the time leaves the others no width. */
const RULES = 0.75

/**
 * Where each of some times is, 0 to 1; oldest first. `undefined` for equal distances: of one moment, and where a single rest would
 * rule the chart.
 */
export function placesInTime(times: readonly number[]): readonly number[] | undefined {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const span = last - first
  const longest = Math.max(...times.slice(1).map((time, index) => time - (times[index] as number)))
  if (!(span > 0) || (times.length > 2 && longest > span * RULES)) return
  return times.map((time) => (time - first) / span)
}

/**
 * The same at equal distances: each amount has a step, the last one too. What was before the first change has the time of that change,
 * and half a step.
 */
export function placesInOrder(times: readonly number[]): readonly number[] {
  const less = times.length > 1 && times[0] === times[1] ? 0.5 : 0
  return times.map((_, index) => Math.max(0, index - less) / (times.length - less))
}
