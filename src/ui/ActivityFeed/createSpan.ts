/** Says how long something took, from seconds: `1 sec`, `2 min`. */
export function createSpan(locale: string): (seconds: number) => string {
  const units = [
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const
  const formats = new Map(
    units.map(([unit]) => [unit, new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })]),
  )
  return (seconds) => {
    const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
    return formats.get(unit)?.format(Math.floor(seconds / size)) ?? ''
  }
}
