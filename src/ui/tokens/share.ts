/** Digits of a share that are computed, after the point of its fraction of one. */
const DIGITS = 20n

/**
 * What part of `whole` a `part` is, as an exact decimal fraction cut after 20 digits: `'0.25'`. `undefined` where there is no
 * whole. No float takes part.
 */
export function shareOf(part: string, whole: string): string | undefined {
  const all = BigInt(whole)
  if (all <= 0n) return
  const scaled = (BigInt(part) * 10n ** DIGITS) / all
  const digits = scaled.toString().padStart(Number(DIGITS) + 1, '0')
  const fraction = digits.slice(-Number(DIGITS)).replace(/0+$/, '')
  return digits.slice(0, -Number(DIGITS)) + (fraction && `.${fraction}`)
}

/** What part of `whole` the sum of `parts` is; with `isRest` what they leave of it. Amounts are added, as cut shares add up to less than one. */
export function shareOfSum(parts: readonly string[], whole: string, isRest = false): string {
  const sum = parts.reduce((sum, part) => sum + BigInt(part), 0n)
  const own = isRest ? BigInt(whole) - sum : sum
  return shareOf(String(own > 0n ? own : 0n), whole) ?? '0'
}

/** A share as it is shown, and in full. */
export interface ShareText {
  readonly text: string
  readonly full: string
}

/**
 * Writes shares in a locale: two digits of a per cent, rounded half up. A share above 0 never shows as 0, and one below the whole never
 * as the whole.
 */
export function createShares(locale: string): (share: string) => ShareText {
  const percent = (digits: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits })
  const short = percent(2)
  const long = percent(18)
  return (share) => {
    const full = long.format(share as `${number}`)
    if (/^0?\.0000[0-4]\d*$/.test(share) && /[1-9]/.test(share)) return { text: `<${short.format(0.0001)}`, full }
    if (/^0?\.9999[5-9]/.test(share)) return { text: `>${short.format(0.9999)}`, full }
    // A string is formatted digit by digit; a number would be a float.
    return { text: short.format(share as `${number}`), full }
  }
}
