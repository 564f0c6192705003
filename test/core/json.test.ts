import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/core/http/json.ts'

describe('parseJson', () => {
  it('refuses what JSON.parse refuses', () => {
    for (const text of ['', '{', '[1,]', '<html>', '{"a":01}', '[12345678901234567890']) {
      expect(() => parseJson(text)).toThrow(SyntaxError)
    }
  })

  it('keeps every digit of a whole number beyond 2^53, as a decimal string', () => {
    expect(parseJson('{"a":9007199254740993,"b":[-9223372036854775808, 1]}')).toEqual({
      a: '9007199254740993',
      b: ['-9223372036854775808', 1],
    })
    expect(parseJson('[18446744073709551615]')).toEqual(['18446744073709551615'])
  })

  it('leaves safe numbers, fractions and digits inside of strings alone', () => {
    const text = String.raw`{"a":9007199254740991,"b":1234567890123456.5,"c":"x\":,12345678901234567890","d":12345678901234567890e1}`
    expect(parseJson(`[12345678901234567890,${text}]`)).toEqual(['12345678901234567890', JSON.parse(text)])
  })

  it('reads fractions and exponents of as many digits beside such a number', () => {
    expect(parseJson('{"big":12345678901234567890,"part":0.30000000000000004}')).toEqual({
      big: '12345678901234567890',
      part: 0.30000000000000004,
    })
    const floats = '[-12.3456789012345678,1.2345678901234567e+5,5E-0000000000000001,1234567890123456.5]'
    expect(parseJson(`[-12345678901234567890,${floats}]`)).toEqual(['-12345678901234567890', JSON.parse(floats)])
  })

  it('reads strings of 16 MB beside such a number', () => {
    for (const long of ['x'.repeat(2 ** 24), String.raw`\"`.repeat(2 ** 21)]) {
      const { q, boc } = parseJson(`{"q":12345678901234567890,"boc":"${long}"}`) as { q: string; boc: string }
      expect([q, boc.length]).toEqual(['12345678901234567890', JSON.parse(`"${long}"`).length])
    }
  })

  it('is JSON.parse for everything that JSON.stringify writes with safe numbers', () => {
    // No whole number above 2^53 among them: such are strings then.
    const isSafe = (value: unknown): boolean =>
      typeof value === 'object' && value !== null
        ? Object.values(value).every(isSafe)
        : typeof value !== 'number' || Math.abs(value) < 2 ** 53
    fc.assert(
      fc.property(fc.jsonValue().filter(isSafe), (value) => {
        const text = JSON.stringify(value)
        expect(parseJson(text)).toEqual(JSON.parse(text))
        expect(parseJson(`[12345678901234567890,${text}]`)).toEqual(['12345678901234567890', JSON.parse(text)])
      }),
    )
  })
})
