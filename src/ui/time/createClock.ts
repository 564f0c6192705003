/** The time of day of a moment, unix milliseconds, to the second, with its zone. */
export function createClock(locale: string, timeZone: string): (ms: number) => string {
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  return (ms) => clock.format(ms)
}
