const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Milliseconds. */
const DAY = 86_400_000

/**
 * The time that is left, in its two largest units: `41 days`, `3 hr 12 min`, `59 sec`. From two days on, the days alone; from a week
 * on, as many as the calendar has between both dates. `now` is in unix milliseconds.
 */
export function createTimeLeft(locale: string, timeZone: string): (seconds: number, now: number) => string {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone })
  const dayOf = (ms: number) => Date.parse(dates.format(ms)) / DAY
  const units = UNITS.map(([unit, size]) => {
    const unitDisplay = unit === 'day' ? 'long' : 'short'
    return { size, ...{ format: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }) } }
  })
  const both = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' })
  return (seconds, now) => {
    const left = Math.max(Math.floor(seconds), 0)
    const first = units.findIndex(({ size }) => left >= size)
    const [large, small] = first < 0 ? units.slice(-1) : units.slice(first, first + 2)
    if (!large) return ''
    const whole = Math.floor(left / large.size)
    const isDays = large.size === 86_400
    // Not every engine reads the date of a far year.
    const count = isDays && whole >= 7 ? dayOf(now + left * 1000) - dayOf(now) || whole : whole
    const rest = small && Math.floor((left % large.size) / small.size)
    const isLong = isDays && count > 1
    return both.format([large.format.format(count), ...(small && rest && !isLong ? [small.format.format(rest)] : [])])
  }
}
