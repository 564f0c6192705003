import { createDateFormat } from './createDateFormat.ts'

/** Writes date and time with the zone's name, of unix milliseconds, as the language writes them. */
const writes = (dateStyle: 'long' | 'medium') => (locale: string, timeZone: string) =>
  createDateFormat(locale, { timeZone, dateStyle, timeStyle: 'long' })

export const createDateTime = /* @__PURE__ */ writes('long')
/** `21 Nov 2026, 14:30:02 UTC`. */
export const createShortDateTime = /* @__PURE__ */ writes('medium')
