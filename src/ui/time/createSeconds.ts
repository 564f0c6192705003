/** Seconds, with one fraction digit at most: `3 sec`, `2.4 sec`. */
export function createSeconds(locale: string): (seconds: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return (seconds) => format.format(seconds)
}
