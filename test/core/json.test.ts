import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/core/json.ts'

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

  it('leaves alone what is safe, what is no whole number, and digits inside of strings', () => {
    const text = String.raw`{"a":9007199254740991,"b":1234567890123456.5,"c":"x\":,12345678901234567890","d":12345678901234567890e1}`
    expect(parseJson(`[12345678901234567890,${text}]`)).toEqual(['12345678901234567890', JSON.parse(text)])
  })

  it('is JSON.parse for everything that JSON.stringify writes with safe numbers', () => {
    const json = fc.jsonValue().filter((value) => !/\d{16}/.test(JSON.stringify(value)))
    fc.assert(
      fc.property(json, (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
