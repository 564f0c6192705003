import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kindOf, membersOf, unusedMeanings, withMeanings } from '../../scripts/contract/meanings.ts'
import type { Contract, Json } from '../../scripts/contract/openapi.ts'
import { readContracts } from '../../scripts/contract/read.ts'
import { faultsOf } from '../../scripts/contract/refuse.ts'

const textOf = (name: string) => readFileSync(new URL(`../../contract/${name}.json`, import.meta.url), 'utf8')
const contracts = () => readContracts(textOf)

/** A contract of one component. */
const contractOf = (properties: Record<string, Json>, meanings: Contract['components']['x-meanings']): Contract => ({
  paths: {},
  components: { schemas: { Lamp: { type: 'object', properties } }, 'x-meanings': meanings },
})
const hash: Json = { type: ['string', 'null'], format: 'hash' }

describe('the meanings of members', () => {
  it('are shared by name, by kind, and overridden by a description of their own', () => {
    const own = { ...hash, description: 'Of the lamp.' }
    const v3 = contractOf(
      { hash: { ...hash }, code: own, lamps: { type: 'array', items: { $ref: '#/components/schemas/Lamp' } }, id: {} },
      { hash: 'Shared.', code: 'Shared.', lamps: { 'Lamp[]': 'All lamps.', Lamp: 'One lamp.' } },
    )
    const { emulate } = withMeanings({ ...contracts(), v3, emulate: contractOf({ code: { ...hash } }, undefined) })
    expect(membersOf(v3).map(({ name, holder }) => [name, holder.description])).toEqual([
      ['hash', 'Shared.'],
      ['code', 'Of the lamp.'],
      ['lamps', 'All lamps.'],
      ['id', undefined],
    ])
    expect(membersOf(emulate).map(({ holder }) => holder.description)).toEqual(['Shared.'])
  })

  it('know the kind of a value: a component, a list, a constant, a format, a type, without null', () => {
    const lamp: Json = { $ref: '#/components/schemas/Lamp' }
    const kinds = [lamp, { anyOf: [lamp, { type: 'null' }] }, { type: 'array', items: lamp }, { const: true }, hash, {}]
    expect(kinds.map((kind) => kindOf(kind as Json))).toEqual(['Lamp', 'Lamp', 'Lamp[]', 'const', 'hash', 'any'])
    expect(kindOf({ type: ['integer', 'null'] })).toBe('integer')
  })

  it('are a fault of the contract where no member takes them', () => {
    const contract = contractOf({ hash }, { hash: { hash: 'Used.', integer: 'Unused.' }, watt: 'Unused.' })
    expect(unusedMeanings(contract)).toEqual(['hash: integer', 'watt'])
    expect(faultsOf(contract, 'v3')).toEqual([
      'v3 x-meanings: no member takes hash: integer.',
      'v3 x-meanings: no member takes watt.',
    ])
  })
})

describe('the contract', () => {
  const members = Object.values(withMeanings(contracts())).flatMap(membersOf)

  it('states the meaning of every member and param, but of those that no source explains', () => {
    const bare = members.filter(({ holder }) => !holder.description)
    expect(bare.map(({ of, name }) => `${of}.${name}`)).toEqual([
      'PaymentChannelAccountState.description',
      'CocoonUnregisterProxyDetails.seqno',
      'CoffeeStakingWithdrawDetails.points',
      'EvaaLiquidateDetails.collateral',
      'TgbtcDkgLogFallbackDetails.timestamp',
      // Schemas of v3 once more, which emulation names.
      'CocoonUnregisterProxyDetails.seqno',
      'CoffeeStakingWithdrawDetails.points',
      'EvaaLiquidateDetails.collateral',
      'TgbtcDkgLogFallbackDetails.timestamp',
    ])
    expect(members.length).toBeGreaterThan(2400)
  })

  it('states it in sentences, which end with a full stop', () => {
    const odd = members.flatMap(({ of, name, holder: { description } }) =>
      description === undefined || /^[A-Z0-9`−\d].*[.…]$/s.test(description) ? [] : [`${of}.${name}: ${description}`],
    )
    expect(odd).toEqual([])
  })
})
