/** An amount ready to draw: the parts are already in the digits and separators of the locale. */
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
  /** An exact decimal number without sign (from `toDecimal`); `digits` fraction digits at most, cut and never rounded up. */
  amount(decimal: string, digits: number): AmountText
}

export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale)
  const separator = numbers.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  const glyphs = Array.from({ length: 10 }, (_, digit) => numbers.format(digit))
  const inGlyphs = (text: string) => text.replace(/\d/g, (digit) => glyphs[Number(digit)] as string)

  return {
    number: (value) => numbers.format(value),
    amount(decimal, digits) {
      const [whole = '0', fraction = ''] = decimal.split('.')
      const grouped = numbers.format(BigInt(whole))
      const full = fraction ? grouped + separator + inGlyphs(fraction) : grouped
      if (fraction.length <= digits) {
        return { whole: grouped, fraction: full.slice(grouped.length), full, shortened: false }
      }
      const cut = fraction.slice(0, digits)
      // An amount above 0 must not look like 0: it is drawn as "less than" the smallest number of so many digits.
      const isTiny = whole === '0' && /^0*$/.test(cut)
      const kept = isTiny ? cut && `${cut.slice(1)}1` : cut.replace(/0+$/, '')
      const shown = isTiny ? `<${numbers.format(digits ? 0 : 1)}` : grouped
      return { whole: shown, fraction: kept && separator + inGlyphs(kept), full, shortened: true }
    },
  }
}
