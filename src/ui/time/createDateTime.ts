/** Writes date and time with the zone's name, of unix milliseconds. */
const writes = (month: 'long' | 'short') => (locale: string, timeZone: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  return (ms: number): string => format.format(ms)
}

export const createDateTime = /* @__PURE__ */ writes('long')
/** `21 Nov 2026, 14:30:02 UTC`. */
export const createShortDateTime = /* @__PURE__ */ writes('short')
