import { createDateFormat } from './createDateFormat.ts'

/** Writes `21 Nov 2026, 14:05` of unix milliseconds: for the ends of an axis. */
export const createMoments = (locale: string, timeZone: string): ((ms: number) => string) =>
  createDateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
