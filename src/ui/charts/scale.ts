import { ticks } from 'd3-array'

/** The scale of a chart: zero is on it. */
export interface Scale {
  readonly top: number
  /** At most three lines, from the bottom up; zero is the first. */
  readonly lines: readonly number[]
}

/** A scale that holds `most`, which is not negative. */
export function scaleTo(most: number): Scale {
  const high = Number.isFinite(most) && most > 0 ? most : 1
  const lines = ticks(0, high, 2)
  // A line above the highest value would only take its room.
  return { top: high * 1.06, lines: lines.length > 3 ? [0, lines.at(-1) as number] : lines }
}
