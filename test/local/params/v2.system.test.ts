import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../../src/core/endpoint.ts'
import * as records from '../../../src/endpoints/v2.ts'
import { contract } from '../../support/contract.ts'
import { subjectOf } from './checks.ts'
import { ask } from './demo.ts'
import { v2Table } from './v2.ts'

const endpoints = Object.values(records) as AnyEndpoint[]
/** The way in for all the others, whose params are its own: below, each is asked through it. */
const RPC = 'jsonRPC'

describe('every param of v2', () => {
  it('is in the table, of every endpoint, and no other', () => {
    const wanted = endpoints
      .filter(({ name }) => name !== RPC)
      .flatMap(({ name, params }) => Object.keys(params.shape).map((param) => `${name}.${param}`))
    const had = Object.entries(v2Table).flatMap(([name, table]) =>
      Object.keys(table.params).map((param) => `${name}.${param}`),
    )
    expect(had.filter((name) => !wanted.includes(name))).toEqual([])
    expect(wanted.filter((name) => !had.includes(name))).toEqual([])
    const stated = endpoints
      .filter(({ name }) => name !== RPC)
      .flatMap((record) => contract(record).params.map(({ name }) => `${record.name}.${name}`))
    expect(stated.filter((name) => !had.includes(name))).toEqual([])
    expect(Object.keys(v2Table).sort()).toEqual(
      endpoints
        .map(({ name }) => name)
        .filter((name) => name !== RPC)
        .sort(),
    )
  })

  for (const { name, path, method } of endpoints) {
    if (name === RPC) continue
    const table = v2Table[name as keyof typeof v2Table]
    if (!Object.keys(table.params).length) continue
    const ways = {
      ...(method === 'GET' && { GET: subjectOf(name, `v2${path}`, table) }),
      POST: subjectOf(name, `v2${path}`, table, 'json'),
      'JSON-RPC': subjectOf(name, path.slice(1), table, 'rpc'),
    }
    describe(path, () => {
      for (const [way, subject] of Object.entries(ways))
        for (const [param, checks] of Object.entries(table.params))
          it(`${param} works as documented, by ${way}`, async () => {
            for (const check of [checks].flat()) await check(subject)
            expect([checks].flat().length).toBeGreaterThan(0)
          })
    })
  }
})

describe('/jsonRPC', () => {
  const post = async (body: unknown, method = 'POST') =>
    ask('v2/jsonRPC', {}, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  it.each([
    ['one call only', [{ method: 'getMasterchainInfo' }], 500, 'one call, as an object, is expected'],
    ['a method', { params: {} }, 500, 'method is missing'],
    ['params by name', { method: 'getShards', params: [7] }, 422, 'params must contain an object'],
    ['a method that there is', { method: 'nothing', params: {} }, 404, 'Not Found'],
    ['itself not', { method: 'jsonRPC', params: {} }, 404, 'Not Found'],
    [
      'members that are known',
      { method: 'getShards', params: { seqno: 1, colour: 'red' } },
      422,
      'failed to parse post request: unknown member colour',
    ],
  ])('takes %s', async (_, body, status, error) => {
    expect(await post(body)).toMatchObject({ status, body: { ok: false, error, code: status } })
  })

  it('takes POST only', async () => {
    expect(await post(undefined, 'GET')).toMatchObject({ status: 405, body: { ok: false } })
  })

  it('takes no params as none, and gives the id back as a text', async () => {
    for (const params of [{}, [], null, undefined])
      expect((await post({ id: 1, jsonrpc: '2.0', method: 'getMasterchainInfo', params })).body).toMatchObject({
        ok: true,
        id: '1',
        jsonrpc: '2.0',
      })
    expect((await post({ method: 'getMasterchainInfo' })).body).not.toHaveProperty('id')
  })

  it('knows getShards by the name under which clients ask for it', async () => {
    const { result } = (await post({ method: 'shards', params: { seqno: 7 } })).body
    expect(result).toEqual((await ask('v2/getShards', { seqno: 7 })).body.result)
    expect(result).toEqual((await ask('v2/shards', { seqno: 7 })).body.result)
  })
})
