/** Writes date and time with the zone's name, of unix milliseconds, as the language writes them. */
const writes = (dateStyle: 'long' | 'medium') => (locale: string, timeZone: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle, timeStyle: 'long' })
  // A line of Russian ends after the year's `г.`, never before it.
  return (ms: number): string => format.format(ms).replace(' г.', '\u00a0г.')
}

export const createDateTime = /* @__PURE__ */ writes('long')
/** `21 Nov 2026, 14:30:02 UTC`. */
export const createShortDateTime = /* @__PURE__ */ writes('medium')
