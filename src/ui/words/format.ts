/** An amount ready to render: the parts are already in the digits and separators of the locale. */
export interface AmountText {
  readonly whole: string
  /** With its separator in front; empty for a whole number. */
  readonly fraction: string
  /** Everything, nothing cut. */
  readonly full: string
  /** Whether `whole` and `fraction` are less exact than `full`. */
  readonly shortened: boolean
}

/** Numbers and amounts in one locale. */
export interface Format {
  /** Grouped digits. */
  number(value: number | bigint): string
  /** Four zeros after the separator. */
  readonly zeros: string
  /** An exact decimal number without sign (from `toDecimal`); `digits` fraction digits at most. Default: cut, never rounded up. */
  amount(decimal: string, digits: number, rounding?: 'down' | 'half-up'): AmountText
}

export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale)
  const separator = numbers.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  const glyphs = Array.from({ length: 10 }, (_, digit) => numbers.format(digit))
  const inGlyphs = (text: string) => text.replace(/\d/g, (digit) => glyphs[Number(digit)] as string)

  return {
    number: (value) => numbers.format(value),
    zeros: separator + inGlyphs('0000'),
    amount(decimal, digits, rounding = 'down') {
      const [whole = '0', fraction = ''] = decimal.split('.')
      const grouped = numbers.format(BigInt(whole))
      const full = fraction ? grouped + separator + inGlyphs(fraction) : grouped
      if (fraction.length <= digits) {
        return { whole: grouped, fraction: full.slice(grouped.length), full, shortened: false }
      }
      const isUp = rounding === 'half-up' && (fraction[digits] as string) >= '5'
      const units = BigInt(whole + fraction.slice(0, digits)) + (isUp ? 1n : 0n)
      const text = String(units).padStart(digits + 1, '0')
      const place = text.length - digits
      const cut = text.slice(place)
      // An amount above 0 must not look like 0: it is rendered as "less than" the smallest number of so many digits.
      const isTiny = units === 0n
      const kept = isTiny ? cut && `${cut.slice(1)}1` : cut.replace(/0+$/, '')
      const shown = isTiny ? `<${numbers.format(digits ? 0 : 1)}` : numbers.format(BigInt(text.slice(0, place)))
      return { whole: shown, fraction: kept && separator + inGlyphs(kept), full, shortened: true }
    },
  }
}
