/** Thrown when a text is no amount, or has more decimals than the unit. */
export class InvalidAmountError extends Error {
  override name = 'InvalidAmountError'
  readonly input: string
  constructor(input: string, why: string) {
    super(`Not an amount: "${input.slice(0, 80)}". ${why}`)
    this.input = input
  }
}

const WHOLE = /^-?\d+$/
const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?$/

function checkDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`decimals is ${decimals}; it should be a whole number from 0 to 255.`)
  }
}

/**
 * An amount in smallest units (nanograms for the native coin) as an exact decimal number: `toDecimal('1500000000', 9)`
 * is `'1.5'`. Trailing zeros go; nothing is rounded; no float is involved.
 * @throws {InvalidAmountError} when `raw` is no whole number.
 */
export function toDecimal(raw: string | bigint, decimals: number): string {
  checkDecimals(decimals)
  const text = String(raw)
  if (!WHOLE.test(text)) throw new InvalidAmountError(text, 'An amount in smallest units is a whole number.')
  const value = BigInt(text)
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction && `.${fraction}`}`
}

/**
 * The smallest units of a decimal number: `toRaw('1.5', 9)` is `'1500000000'`. No exponent, no grouping, no float.
 * @throws {InvalidAmountError} when `decimal` is no decimal number, or names parts smaller than the smallest unit.
 */
export function toRaw(decimal: string, decimals: number): string {
  checkDecimals(decimals)
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(decimal) ?? []
  if (!whole && !fraction) throw new InvalidAmountError(decimal, 'Give digits with at most one dot, such as 1.5.')
  const spare = fraction.slice(decimals)
  if (/[1-9]/.test(spare)) throw new InvalidAmountError(decimal, `It has more than ${decimals} decimals.`)
  const value = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return String(sign ? -value : value)
}
