import { toDecimal } from './amount.ts'

/** How digits that are not shown are dropped. `down` never shows more than there is. */
export type Rounding = 'down' | 'up' | 'half-up'

export interface AmountFormat {
  /** BCP 47. Default `en`. */
  locale?: string | undefined
  /** Digits after the point at most. Default: all. */
  maxFractionDigits?: number | undefined
  /** Default `down`. */
  rounding?: Rounding | undefined
  /** `1.2M` instead of `1,234,567`. */
  compact?: boolean | undefined
}

/** Smallest units with all but `keep` of `decimals` digits rounded away, exactly; the result has `keep` decimals. */
function round(raw: bigint, decimals: number, keep: number, rounding: Rounding): bigint {
  if (keep >= decimals) return raw
  const unit = 10n ** BigInt(decimals - keep)
  const size = raw < 0n ? -raw : raw
  const kept = size / unit
  const lost = size % unit
  const away = rounding === 'up' ? lost > 0n : rounding === 'half-up' && lost * 2n >= unit
  const value = kept + (away ? 1n : 0n)
  return raw < 0n ? -value : value
}

/**
 * An amount in smallest units for people: grouped, in the locale's digits and marks, exact. No float takes part.
 * @throws {InvalidAmountError} when `raw` is no whole number.
 */
export function formatAmount(raw: string | bigint, decimals: number, format: AmountFormat = {}): string {
  const { locale = 'en', maxFractionDigits = decimals, rounding = 'down', compact = false } = format
  // Checks `raw` and `decimals`.
  toDecimal(raw, decimals)
  const keep = Math.min(decimals, Math.max(0, maxFractionDigits))
  const rounded = toDecimal(round(BigInt(raw), decimals, keep, rounding), keep)
  const options: Intl.NumberFormatOptions = compact
    ? { notation: 'compact', maximumFractionDigits: 1 }
    : { maximumFractionDigits: 20 }
  // A string is formatted digit by digit; a number would be a float.
  const formatter = new Intl.NumberFormat(locale, options)
  const [whole, fraction = ''] = rounded.split('.')
  if (compact || fraction.length <= 20) return formatter.format(rounded as `${number}`)
  // Intl stops at 20 fraction digits, and tokens may have more: the rest is appended in the locale's own digits.
  const head = formatter.format(`${whole}.${fraction.slice(0, 19)}1` as `${number}`)
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const tail = [...fraction.slice(19)].map((digit) => digits.format(Number(digit))).join('')
  return head.slice(0, -digits.format(1).length) + tail
}
