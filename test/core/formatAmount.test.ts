import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidAmountError } from '../../src/core/values/amount.ts'
import { formatAmount } from '../../src/core/values/formatAmount.ts'

describe('formatAmount', () => {
  it('refuses a text that is no amount', () => {
    for (const raw of ['', '1.5', 'x', '1e9']) expect(() => formatAmount(raw, 9)).toThrow(InvalidAmountError)
    expect(() => formatAmount('1', -1)).toThrow(RangeError)
  })

  it('groups and spells by locale, exactly', () => {
    expect(formatAmount('1234567500000000', 9)).toBe('1,234,567.5')
    expect(formatAmount('1234567500000000', 9, { locale: 'de' })).toBe('1.234.567,5')
    expect(formatAmount('-1', 9)).toBe('-0.000000001')
    expect(formatAmount('9007199254740993000000001', 9)).toBe('9,007,199,254,740,993.000000001')
    expect(formatAmount(2n ** 120n, 0)).toBe('1,329,227,995,784,915,872,903,807,060,280,344,576')
    expect(formatAmount('1', 30)).toBe(`0.${'0'.repeat(29)}1`)
    expect(formatAmount('123', 25, { locale: 'ar-EG' })).toBe(`٠٫${'٠'.repeat(22)}١٢٣`)
  })

  it('rounds as the option says, by default down', () => {
    const [low, half] = ['1249999999', '1250000000']
    expect(formatAmount(low, 9, { maxFractionDigits: 1 })).toBe('1.2')
    expect(formatAmount(half, 9, { maxFractionDigits: 1, rounding: 'half-up' })).toBe('1.3')
    expect(formatAmount(low, 9, { maxFractionDigits: 1, rounding: 'half-up' })).toBe('1.2')
    expect(formatAmount('1', 9, { maxFractionDigits: 2, rounding: 'up' })).toBe('0.01')
    expect(formatAmount('-1250000000', 9, { maxFractionDigits: 1 })).toBe('-1.2')
    expect(formatAmount('999', 9, { maxFractionDigits: 0 })).toBe('0')
  })

  it('is compact when asked to', () => {
    expect(formatAmount('1234567890000000', 9, { compact: true })).toBe('1.2M')
    expect(formatAmount('0', 9, { compact: true })).toBe('0')
  })

  it('never shows more than there is when rounding down, for any amount and 0 to 30 decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 120n }), fc.nat(30), fc.nat(30), (raw, decimals, digits) => {
        const [whole, fraction = ''] = formatAmount(raw, decimals, { maxFractionDigits: digits })
          .replaceAll(',', '')
          .split('.')
        expect(fraction.length).toBeLessThanOrEqual(Math.min(digits, decimals))
        const shown = BigInt(whole + fraction.padEnd(decimals, '0'))
        expect(shown <= raw).toBe(true)
        expect(raw - shown < 10n ** BigInt(Math.max(0, decimals - digits))).toBe(true)
      }),
    )
  })
})
