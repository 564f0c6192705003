/** The time of day of a moment, unix milliseconds, to the second, with its zone. */
export function createClock(locale: string, timeZone: string): (ms: number) => string {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'long' })
  return (ms) => clock.format(ms)
}
