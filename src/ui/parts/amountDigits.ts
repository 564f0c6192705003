import type { AmountText, Format } from '../words/format.ts'
import type { AmountProps } from './amountProps.ts'

const AUTO_DIGITS = 4

/** Less of the coin than those digits can show, nanograms. */
export const isSpeck = (amount: bigint): boolean => -100_000n < amount && amount < 100_000n

/** From so many digits on the fraction is not worth its room. */
const MILLION_DIGITS = 7

/** What a column of balances cuts: nothing below a million, and the fraction from there on. */
export const columnPrecision = (units: string, decimals: number): 'full' | 0 =>
  units.replace('-', '').length - decimals < MILLION_DIGITS ? 'full' : 0

/** The zeros that a fraction is short of, in the digits of the locale: columns with them have point under point. 0 has none. */
export function restOf(format: Format, precision: AmountProps['precision'], { whole, fraction }: AmountText) {
  if (precision !== 'auto' || (whole === format.number(0) && !fraction)) return
  return format.amount(`0.${'0'.repeat(AUTO_DIGITS)}`, AUTO_DIGITS).fraction.slice(fraction.length) || undefined
}

export function digitsOf(precision: 'auto' | 'full' | number, decimal: string): number {
  if (precision === 'full') return Number.POSITIVE_INFINITY
  if (precision !== 'auto') return precision
  const [whole = ''] = decimal.split('.')
  return whole.length < MILLION_DIGITS ? AUTO_DIGITS : 0
}
