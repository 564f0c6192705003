import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Contract, Json } from '../../scripts/contract/openapi.ts'
import { faultsOf } from '../../scripts/contract/refuse.ts'

const read = (): Contract => JSON.parse(readFileSync(new URL('../../contract/v3.json', import.meta.url), 'utf8'))

/** The faults of a contract whose `/transactions` has one more param. */
function faultsWith(schema: Json) {
  const contract = read()
  contract.paths['/transactions']?.get?.parameters?.push({ name: 'depth', schema })
  return faultsOf(contract, 'v3')
}

describe('the generator of the contract', () => {
  it('finds no fault in the contract of today', () => {
    expect(faultsOf(read(), 'v3')).toEqual([])
  })

  it('refuses a whole number that is no limit and no offset, which it would send as a limit', () => {
    expect(faultsWith({ type: 'integer', minimum: 1, maximum: 50 })).toEqual([
      expect.stringContaining('v3 transactions, param depth: an integer has a format'),
    ])
    expect(faultsWith({ type: 'integer', minimum: 0, maximum: 5 })).toHaveLength(1)
    expect(faultsWith({ type: 'integer', minimum: 1, maximum: 50, default: 20 })).toEqual([])
  })

  it('refuses a param that may have a fraction', () => {
    expect(faultsWith({ type: 'number' })).toEqual([expect.stringContaining('param depth: a param is an integer')])
  })

  it('refuses a format and a member that nobody reads', () => {
    expect(faultsWith({ type: 'string', format: 'adress' })).toEqual([
      expect.stringContaining('no format is named adress'),
    ])
    const contract = read()
    Object.assign(contract.paths['/transactions']?.get as object, { 'x-atleast-one-of': [['account']] })
    expect(faultsOf(contract, 'v3')).toEqual(['v3 paths./transactions.get: no member is named x-atleast-one-of.'])
  })
})
