/** Writes a count of seconds in a locale: `3 sec`. */
export function createSeconds(locale: string): (count: number) => string {
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  return (count) => seconds.format(count)
}
