import { createDateFormat } from './createDateFormat.ts'
import { createDateTime } from './createDateTime.ts'

/** Dates, ages and lengths of time in one locale and time zone. Moments are unix milliseconds. */
export interface Times {
  /** Date and time with the zone's name. */
  dateTime(ms: number): string
  /** `21 Nov 2026`. */
  date(ms: number): string
  /** `2 min. ago`, up to a week; then `1 Jan, 14:05` of this year, the date of another one. `undefined` for less than a second: the caller has a word for "now". */
  ago(ms: number, now: number): string | undefined
  /** The same as `2 min`, for a column of ages. */
  age(ms: number, now: number): string | undefined
  /** What follows the day in an age that is a day of this year and a time: `, 14:05`; for rows without the room. Empty for any other text. */
  clockOf(age: string, ms: number): string
  /** `2 min. ago`, of any age. `undefined` for less than a second. */
  since(ms: number, now: number): string | undefined
  /** `2 min` for seconds; in days from two on, whole years in years. */
  length(seconds: number): string
}

const YEAR = 365 * 86_400

const ALL_UNITS = [
  ['year', YEAR],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** An age in months or years is a date. */
const UNITS = /* @__PURE__ */ ALL_UNITS.slice(2)

type Unit = (typeof ALL_UNITS)[number][0]
type Units = readonly (readonly [Unit, number])[]

const DAY = 86_400
/** Seconds after which an age is a date. */
export const WEEK = 7 * DAY

/** The largest unit of which there is one, and how many whole ones there are. */
function largestOf(seconds: number, units: Units): [count: number, unit: Unit] {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
  return [Math.floor(seconds / size), unit]
}

export function createTimes(locale: string, timeZone: string): Times {
  const dayOf = { timeZone, day: 'numeric', month: 'short' } as const
  const date = createDateFormat(locale, { ...dayOf, year: 'numeric' })
  const day = createDateFormat(locale, dayOf)
  const timeOfYear = createDateFormat(locale, { ...dayOf, hour: 'numeric', minute: 'numeric' })
  const year = createDateFormat(locale, { timeZone, year: 'numeric' })
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const formats = Object.fromEntries(
    ALL_UNITS.map(([unit]) => [unit, new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })]),
  )

  const lengthOf = (value: number, unit: Unit) => formats[unit]?.format(value) ?? ''

  const ageIn = (ms: number, now: number, say: (value: number, unit: Unit) => string, units: Units = UNITS) => {
    const age = Math.floor((now - ms) / 1000)
    // Where the clock is behind the chain's, no age is "in 3 seconds".
    if (age < 1) return
    if (age >= WEEK && units === UNITS) return (year(ms) === year(now) ? timeOfYear : date)(ms)
    return say(...largestOf(age, units))
  }

  const since = (value: number, unit: Unit) => relative.format(-value, unit)

  return {
    dateTime: createDateTime(locale, timeZone),
    date,
    ago: (ms, now) => ageIn(ms, now, since),
    age: (ms, now) => ageIn(ms, now, lengthOf),
    clockOf(age, ms) {
      const start = day(ms)
      return age.startsWith(start) && age === timeOfYear(ms) ? age.slice(start.length) : ''
    },
    since: (ms, now) => ageIn(ms, now, since, ALL_UNITS),
    length(seconds) {
      if (seconds >= 2 * YEAR && seconds % YEAR === 0) return lengthOf(seconds / YEAR, 'year')
      return lengthOf(...largestOf(seconds, seconds < 2 * DAY ? UNITS.slice(1) : UNITS))
    },
  }
}
