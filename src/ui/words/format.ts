/** An amount ready to draw: the parts are already in the digits and separators of the locale. */
export interface AmountText {
  readonly whole: string
  /** With its separator in front; empty for a whole number. */
  readonly fraction: string
  /** Everything, nothing cut. */
  readonly full: string
  /** Whether `whole` and `fraction` say less than `full`. */
  readonly shortened: boolean
}

/** Numbers, amounts, dates and ages in one locale and time zone. Making `Intl` objects is slow: one of these per root. */
export interface Format {
  /** Grouped digits. */
  number(value: number | bigint): string
  /** An exact decimal number without sign (from `toDecimal`); `digits` fraction digits at most, cut and never rounded up. */
  amount(decimal: string, digits: number): AmountText
  /** Date and time with the zone's name, for a title. */
  dateTime(ms: number): string
  /** `21 Nov 2026`. */
  date(ms: number): string
  /** `2 min. ago`, up to a week; then the date. */
  ago(ms: number, now: number): string
  /** `2 min`, up to a week; then the date. For a column that says it is an age. */
  age(ms: number, now: number): string
  /** `3 s`. */
  seconds(count: number): string
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

const WEEK = 7 * 86_400

export function createFormat(locale: string, timeZone: string, justNow: string): Format {
  const numbers = new Intl.NumberFormat(locale)
  const parts = numbers.formatToParts(1000.5)
  const separator = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const glyphs = Array.from({ length: 10 }, (_, digit) => numbers.format(digit))
  const dates = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const moments = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const unit = (name: string, unitDisplay: 'short' | 'narrow') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay })
  const lengths = { day: unit('day', 'short'), hour: unit('hour', 'short'), minute: unit('minute', 'short') }
  const seconds = unit('second', 'short')

  const ageIn = (
    ms: number,
    now: number,
    say: (value: number, name: 'day' | 'hour' | 'minute' | 'second') => string,
  ) => {
    const age = Math.floor((now - ms) / 1000)
    // A clock that runs behind the chain's must not say "in 3 seconds".
    if (age < 1) return justNow
    if (age >= WEEK) return dates.format(ms)
    const [name, size] = UNITS.find(([, length]) => age >= length) ?? ['second', 1]
    return say(Math.floor(age / size), name)
  }

  return {
    number: (value) => numbers.format(value),
    amount(decimal, digits) {
      const [whole = '0', fraction = ''] = decimal.split('.')
      const inGlyphs = (text: string) => text.replace(/\d/g, (digit) => glyphs[Number(digit)] as string)
      const grouped = numbers.format(BigInt(whole))
      const full = fraction ? grouped + separator + inGlyphs(fraction) : grouped
      if (fraction.length <= digits) {
        return { whole: grouped, fraction: full.slice(grouped.length), full, shortened: false }
      }
      const cut = fraction.slice(0, digits)
      // What is not nothing must not look like nothing.
      if (whole === '0' && /^0*$/.test(cut)) {
        const smallest = `${'0'.repeat(Math.max(digits - 1, 0))}1`
        return digits === 0
          ? { whole: `<${numbers.format(1)}`, fraction: '', full, shortened: true }
          : { whole: `<${grouped}`, fraction: separator + inGlyphs(smallest), full, shortened: true }
      }
      const kept = cut.replace(/0+$/, '')
      return { whole: grouped, fraction: kept && separator + inGlyphs(kept), full, shortened: true }
    },
    dateTime: (ms) => moments.format(ms),
    date: (ms) => dates.format(ms),
    ago: (ms, now) => ageIn(ms, now, (value, name) => relative.format(-value, name)),
    age: (ms, now) => ageIn(ms, now, (value, name) => (name === 'second' ? seconds : lengths[name]).format(value)),
    seconds: (count) => seconds.format(count),
  }
}
