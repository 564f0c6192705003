import { Address } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { normalizeParams } from '../../src/core/schema/params.ts'
import { run, type Schema } from '../../src/core/schema/schema.ts'
import { isSameAddress, toFriendlyAddress, toRawAddress, tryParseAddress } from '../../src/core/values/address.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import * as v3 from '../../src/endpoints/v3.ts'

const RAW = `0:${'AB'.repeat(32)}`
const ADDRESS = Address.parse(RAW)
const records = [...Object.values(v2), ...Object.values(v3)] as readonly AnyEndpoint[]

/** Every param that takes an address as a text. A hash has no colon, and a plain text would take anything. */
const params = records.flatMap((record) =>
  Object.entries(record.params.shape as Record<string, Schema>)
    .filter(([, schema]) => !run(schema, RAW).issues.length && run(schema, 'no address').issues.length)
    .map(([name, schema]) => [`${record.generation} ${record.name} ${name}`, schema] as const),
)

describe('an Address of @ton/core', () => {
  it('is refused where it is none', () => {
    const { issues } = run(accountStates.params, { address: [{ toRawString: () => 5 }, new Date(0)] })
    expect(issues.map(({ path }) => path)).toEqual([
      ['address', 0],
      ['address', 1],
    ])
  })

  it('is a param of most endpoints', () => expect(params.length).toBeGreaterThan(70))

  it.each(params)('is taken as its raw form by %s', (_name, schema) => {
    const { value, issues } = run(schema, ADDRESS)
    expect(issues).toEqual([])
    expect(value).toEqual(run(schema, RAW).value)
  })

  it('is the same key as its text', () => {
    const wire = normalizeParams(accountStates, { address: [ADDRESS, RAW] }, 'mainnet')
    expect(wire).toEqual({ address: [ADDRESS.toString()] })
    expect(normalizeParams(v3.addressBook, { address: ADDRESS }, 'mainnet')).toEqual({
      address: [RAW],
    })
  })

  it('is taken by the helpers', () => {
    expect(isSameAddress(ADDRESS, RAW)).toBe(true)
    expect(toRawAddress(ADDRESS)).toBe(RAW)
    expect(toFriendlyAddress(ADDRESS)).toBe(ADDRESS.toString())
    expect(tryParseAddress(ADDRESS)).toEqual(tryParseAddress(RAW))
  })
})
