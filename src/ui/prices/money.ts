/** What one whole token is worth, now. */
export interface TokenPrice {
  /** A decimal number in a string, so that no digit is lost: `'2.3182'`. */
  readonly price: string
  /** How it changed over a day, a decimal fraction in a string: `'-0.0123'` is −1.23 %. */
  readonly change?: string | undefined
}

/** Writes money and changes in a locale. */
export interface Money {
  /** `$2,967.21`, rounded half up; `<$0.01` for what rounds to nothing. */
  value(value: string, currency: string): string
  /** `$0.001900`: as many digits as a small price needs, rounded. */
  price(price: string, currency: string): string
  /** `+1.23%`. */
  change(change: string): string
}

export function createMoney(locale: string): Money {
  const made = new Map<string, Intl.NumberFormat>()
  const money = (currency: string, digits: number) => {
    const key = `${currency}:${digits}`
    const format =
      made.get(key) ??
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: Math.min(digits, 2),
        maximumFractionDigits: digits,
      })
    made.set(key, format)
    return format
  }
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  // Strings are formatted digit by digit; numbers would be floats.
  return {
    value(value, currency) {
      const isTiny = /[1-9]/.test(value) && /^0*(?:\.00[0-4]\d*)?$/.test(value)
      return isTiny ? `<${money(currency, 2).format('0.01')}` : money(currency, 2).format(value as `${number}`)
    },
    price(price, currency) {
      const zeros = /^0*\.(0*)/.exec(price)?.[1]?.length ?? 0
      const digits = /^0*(?:\.|$)/.test(price) ? Math.min(zeros + 4, 20) : 2
      return money(currency, digits).format(price as `${number}`)
    },
    // The minus of mathematics, as wide as the plus.
    change: (change) => percent.format(change as `${number}`).replace('-', '\u2212'),
  }
}
