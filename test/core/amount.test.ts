import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidAmountError, toDecimal, toRaw } from '../../src/core/values/amount.ts'

describe('an amount', () => {
  it('is refused when it is no number, has an exponent, grouping, or more decimals than the unit', () => {
    for (const text of ['', '.', '1e9', '1,000', '0x10', 'NaN', '1.2.3', ' 1', '١']) {
      expect(() => toRaw(text, 9)).toThrow(InvalidAmountError)
    }
    expect(() => toRaw('0.0000000001', 9)).toThrow(/more than 9 decimals/)
    expect(() => toDecimal('1.5', 9)).toThrow(/whole number/)
    expect(() => toDecimal('1', -1)).toThrow(RangeError)
    expect(() => toDecimal('1', 1.5)).toThrow(RangeError)
  })

  it('is written exactly, from 1 nanogram to 2^120', () => {
    expect(toDecimal('1', 9)).toBe('0.000000001')
    expect(toDecimal('1500000000', 9)).toBe('1.5')
    expect(toDecimal('-1500000000', 9)).toBe('-1.5')
    expect(toDecimal('0', 9)).toBe('0')
    expect(toDecimal(2n ** 120n, 9)).toBe('1329227995784915872903807060.280344576')
    expect(toDecimal('42', 0)).toBe('42')
    expect(toDecimal('1', 30)).toBe(`0.${'0'.repeat(29)}1`)
  })

  it('is read exactly', () => {
    expect(toRaw('1.5', 9)).toBe('1500000000')
    expect(toRaw('.5', 9)).toBe('500000000')
    expect(toRaw('5.', 9)).toBe('5000000000')
    expect(toRaw('0.10000000000000', 1)).toBe('1')
    expect(toRaw('-0.000000001', 9)).toBe('-1')
  })

  it('survives a round trip, for any value and 0 to 30 decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 120n), max: 2n ** 120n }), fc.nat(30), (value, decimals) => {
        expect(toRaw(toDecimal(value, decimals), decimals)).toBe(String(value))
      }),
    )
  })
})
