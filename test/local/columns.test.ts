import { describe, expect, it } from 'vitest'
import { fromColumns, toColumns } from '../../src/local/snapshot/columns.ts'
import { testColumns } from './anyColumns.ts'

describe('JSON as columns', () => {
  testColumns(100)

  it('leaves base64 that is not canonical as it is', () => {
    const texts = ['A'.repeat(23), `${'A'.repeat(26)}B=`, `${'A'.repeat(22)}_A`, `${'A'.repeat(24)}\n`, '='.repeat(24)]
    expect(fromColumns(toColumns(texts))).toEqual(texts)
  })

  it('writes what repeats once', () => {
    const one = { hash: 'x'.repeat(500), list: [1, 2, 3], key: 'y', other: 'z' }
    const [few, many] = [toColumns([one, one]), toColumns(Array.from({ length: 100 }, () => ({ ...one })))]
    expect(many.length).toBeLessThan(few.length + 200)
  })

  it('refuses truncated input', () => {
    const bytes = toColumns([{ a: 'text', b: [1, 2, 3] }, { a: 'x'.repeat(40) }])
    for (let length = 0; length < bytes.length; length++) expect(() => fromColumns(bytes.slice(0, length))).toThrow()
  })
})
