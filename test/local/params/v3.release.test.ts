import { describe, expect, it } from 'vitest'
import type { V3Name } from '../../../src/contract/v3/calls.ts'
import type { AnyEndpoint } from '../../../src/core/endpoint.ts'
import * as records from '../../../src/endpoints/v3.ts'
import { contract } from '../../support/contract.ts'
import { absentTable } from './absent.ts'
import { accountsTable } from './accounts.ts'
import { chainTable } from './chain.ts'
import { malformed, subjectOf, type Table, unreadable } from './checks.ts'
import { readFacts } from './facts.ts'
import { fewTable } from './few.ts'
import { pendingTable } from './pending.ts'
import { singleTable } from './single.ts'
import { tokensTable } from './tokens.ts'

const facts = await readFacts()
const tables: Readonly<Record<V3Name, Table>> = {
  ...accountsTable,
  ...chainTable(facts),
  ...tokensTable(facts),
  ...absentTable,
  ...fewTable,
  ...singleTable,
  ...pendingTable,
}
const endpoints = Object.values(records) as AnyEndpoint[]

/** Values that cannot be read are refused in words of these endpoints' own, or taken: their tables say how. */
const OWN_WORDS = new Set([
  'addressBook.address',
  'metadata.address',
  'addressInformation.address',
  'walletInformation.address',
  'jettonBurns.address',
  'jettonTransfers.address',
  'nftTransfers.address',
  'dnsRecords.wallet',
  'dnsActiveAuctions.bidder',
  'decode.opcodes',
  'decode.bodies',
  // Any number of 32 bits, although only unix seconds make sense.
  'validatorCycles.cycle_start',
  'validatorCycles.election_id',
  'validatorElections.election_id',
  'validatorComplaints.cycle_start',
  'validatorComplaints.election_id',
  ...['Events', 'Elections', 'Cycles', 'Complaints'].flatMap((list) =>
    ['adnl_address', 'validator_pubkey'].map((name) => `validator${list}.${name}`),
  ),
])

describe('every param of v3', () => {
  it('is in the table, of every endpoint, and no other', () => {
    const wanted = endpoints.flatMap(({ name, params }) => Object.keys(params.shape).map((param) => `${name}.${param}`))
    const had = Object.entries(tables).flatMap(([name, table]) =>
      Object.keys(table.params).map((param) => `${name}.${param}`),
    )
    expect(had.filter((name) => !wanted.includes(name))).toEqual([])
    expect(wanted.filter((name) => !had.includes(name))).toEqual([])
    const stated = endpoints.flatMap((record) => contract(record).params.map(({ name }) => `${record.name}.${name}`))
    expect(stated.filter((name) => !had.includes(name))).toEqual([])
  })

  for (const record of endpoints) {
    const { name, path, method } = record
    const table = tables[name as V3Name]
    if (!Object.keys(record.params.shape).length) continue
    const subject = subjectOf(name, `v3${path}`, table, method === 'POST' ? 'json' : 'get')
    describe(`${method} ${path}`, () => {
      const stated = new Map(contract(record).params.map((param) => [param.name, param]))
      for (const param of Object.keys(record.params.shape)) {
        const checks = [table.params[param] ?? []].flat()
        it(`${param} works as documented`, async () => {
          expect(checks.length).toBeGreaterThan(0)
          for (const check of checks) await check(subject)
        })
        const { type = '', repeated = false } = stated.get(param) ?? {}
        if (method === 'GET' && malformed[type] && !OWN_WORDS.has(`${name}.${param}`))
          it(`${param} is refused where it cannot be read`, () => unreadable(param, type, repeated)(subject))
      }
    })
  }
})

it('names in OWN_WORDS are params that there are', () => {
  const all = endpoints.flatMap(({ name, params }) => Object.keys(params.shape).map((param) => `${name}.${param}`))
  for (const name of OWN_WORDS) expect(all).toContain(name)
})
