import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromColumns, toColumns } from '../../src/local/ledger/columns.ts'

const base64 = fc.uint8Array({ minLength: 15, maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64'))
/** Rows alike enough to share keys, texts, bytes and whole objects. */
const row = fc.record(
  {
    hash: base64,
    lt: fc.bigInt({ min: 0n, max: 2n ** 64n }).map(String),
    state: fc.constantFrom({ a: 1, b: 'x', c: null, d: true }, { a: 2, b: 'x', c: null, d: false }, {}),
    list: fc.array(fc.oneof(fc.integer(), base64, fc.constantFrom('', '0', 'AAAA'.repeat(6), 'a b='))),
    any: fc.jsonValue(),
  },
  { requiredKeys: ['hash'] },
)

describe('JSON as columns', () => {
  it('reads as what was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (value) => {
        // As JSON: minus zero is zero there.
        const json = JSON.parse(JSON.stringify(value))
        expect(fromColumns(toColumns(json))).toEqual(json)
        expect(JSON.stringify(fromColumns(toColumns(json)))).toBe(JSON.stringify(json))
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves base64 that is not canonical as it is', () => {
    const texts = ['A'.repeat(23), `${'A'.repeat(26)}B=`, `${'A'.repeat(22)}_A`, `${'A'.repeat(24)}\n`, '='.repeat(24)]
    expect(fromColumns(toColumns(texts))).toEqual(texts)
  })

  it('writes what repeats once', () => {
    const one = { hash: 'x'.repeat(500), list: [1, 2, 3], key: 'y', other: 'z' }
    const [few, many] = [toColumns([one, one]), toColumns(Array.from({ length: 100 }, () => ({ ...one })))]
    expect(many.length).toBeLessThan(few.length + 200)
  })

  it('refuses what is cut off', () => {
    const bytes = toColumns([{ a: 'text', b: [1, 2, 3] }, { a: 'x'.repeat(40) }])
    for (let length = 0; length < bytes.length; length++) expect(() => fromColumns(bytes.slice(0, length))).toThrow()
  })
})
