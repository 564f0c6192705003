/** Writes `21 Nov 2026, 14:05` of unix milliseconds: for the ends of an axis. */
export function createMoments(locale: string, timeZone: string): (ms: number) => string {
  const moments = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (ms) => moments.format(ms)
}
