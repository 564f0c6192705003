import type { Format } from '../words/format.ts'

const AUTO_DIGITS = 4
/** From so many digits on the fraction is not worth its room. */
const MILLION_DIGITS = 7

/** What a column of balances cuts: nothing below a million, and the fraction from there on. */
export const columnPrecision = (units: string, decimals: number): 'full' | 0 =>
  units.replace('-', '').length - decimals < MILLION_DIGITS ? 'full' : 0

/** The zeros that a fraction is short of: columns with them have point under point. */
export const restOf = ({ zeros }: Format, digits: number, fraction: string): string | undefined =>
  (digits > 0 && digits <= AUTO_DIGITS && zeros.slice(fraction.length, digits + 1)) || undefined

export function digitsOf(precision: 'auto' | 'full' | number, decimal: string): number {
  if (precision === 'full') return Number.POSITIVE_INFINITY
  if (precision !== 'auto') return precision
  const [whole = ''] = decimal.split('.')
  return whole.length < MILLION_DIGITS ? AUTO_DIGITS : 0
}
