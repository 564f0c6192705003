import { createDateFormat } from '../../time/createDateFormat.ts'

/** Days and times of day in one locale and time zone. Moments are unix milliseconds. */
export interface Days {
  /** `2026-11-21`. */
  key(ms: number): string
  /** `21 November`. */
  short(ms: number): string
  /** `Saturday, 21 November`; the year too when it is another one than `now`'s, or that is not known. */
  long(ms: number, now: number | undefined): string
  /** `21:47`. */
  time(ms: number): string
}

export function createDays(locale: string, timeZone: string): Days {
  const keys = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const short = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' })
  const long = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const whole = createDateFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  const times = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  /** It is alone, as a head. */
  const asHead = (day: string) => day.charAt(0).toLocaleUpperCase(locale) + day.slice(1)
  const key = (ms: number) => keys.format(ms)
  return {
    key,
    short: (ms) => short.format(ms),
    long: (ms, now) =>
      now !== undefined && key(ms).slice(0, 4) === key(now).slice(0, 4) ? asHead(long.format(ms)) : whole(ms),
    time: (ms) => times.format(ms),
  }
}
