import type { AmountProps } from './amountProps.ts'

const AUTO_DIGITS = 4

/** Less of the coin than those digits can show, nanograms. */
export const isSpeck = (amount: bigint): boolean => -100_000n < amount && amount < 100_000n

/** From so many digits on the fraction is not worth its room. */
const MILLION_DIGITS = 7

/** What a column of balances cuts: nothing below a million, and the fraction from there on. */
export const columnPrecision = (units: string, decimals: number): 'full' | 0 =>
  units.replace('-', '').length - decimals < MILLION_DIGITS ? 'full' : 0

/** The zeros that a fraction is short of, for columns that have point under point. A whole number has no fraction. */
export function restOf(precision: AmountProps['precision'], fraction: string): string | undefined {
  if (precision !== 'auto' || !fraction) return
  return '0'.repeat(Math.max(0, AUTO_DIGITS + 1 - fraction.length)) || undefined
}

export function digitsOf(precision: 'auto' | 'full' | number, decimal: string): number {
  if (precision === 'full') return Number.POSITIVE_INFINITY
  if (precision !== 'auto') return precision
  const [whole = ''] = decimal.split('.')
  return whole.length < MILLION_DIGITS ? AUTO_DIGITS : 0
}
