/** Writes dates of unix milliseconds. A line of Russian ends after the year's `г.`, never before it. */
export function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): (ms: number) => string {
  const dates = new Intl.DateTimeFormat(locale, options)
  return (ms) => dates.format(ms).replace(' г.', '\u00a0г.')
}
