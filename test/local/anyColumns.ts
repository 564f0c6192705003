import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromColumns, toColumns } from '../../src/local/snapshot/columns.ts'

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

/** Packs `runs` random values as columns. */
export function testColumns(runs: number): void {
  it(`reads ${runs} random values as they were written`, () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (value) => {
        // As JSON: minus zero is zero there.
        const json = JSON.parse(JSON.stringify(value))
        expect(fromColumns(toColumns(json))).toEqual(json)
        expect(JSON.stringify(fromColumns(toColumns(json)))).toBe(JSON.stringify(json))
      }),
      { numRuns: runs },
    )
  })
}
