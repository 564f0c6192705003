import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask, service } = asking()
const [some] = (await ask('v3/transactions', { account: demo.main, limit: 1 })).body.transactions as [Transaction]
const wrong = (name: string) => ({
  status: 422,
  body: { error: expect.stringContaining(name) },
})

describe('a hash', () => {
  it('is taken as 64 hex digits, with 0x, and as base64 or base64url with padding; in no other form', async () => {
    const { hash } = some
    const found = async (text: string) => (await ask('v3/transactions', { hash: text })).body.transactions
    for (const text of [hash, hash.replaceAll('+', '-').replaceAll('/', '_'), toHexHash(hash), `0x${toHexHash(hash)}`])
      expect(await found(text), text).toMatchObject([{ hash }])
    const short = hash.slice(0, 43)
    for (const params of [{ hash: short }, { msg_hash: short }]) {
      const [name] = Object.keys(params) as [string]
      expect(await ask('v3/transactions', params)).toMatchObject(wrong(name))
    }
    expect(await ask('v3/traces', { trace_id: short })).toMatchObject(wrong('trace_id'))
    expect(await ask('v3/blocks', { root_hash: short })).toMatchObject(wrong('root_hash'))
  })
})

describe('a logical time', () => {
  it('has 64 bits', async () => {
    const most = 2n ** 64n - 1n
    expect((await ask('v3/transactions', { end_lt: String(most), limit: 1 })).status).toBe(200)
    for (const name of ['lt', 'start_lt', 'end_lt'])
      expect(await ask('v3/transactions', { [name]: String(most + 1n) })).toMatchObject(wrong(name))
  })
})

describe('an opcode', () => {
  const ofTransfer = 0x0f8a7ea5
  const found = async (opcode: string | number) =>
    (await ask('v3/messages', { opcode, limit: 1000 })).body.messages?.length as number
  it('is hex first, then decimal with a sign or without one, up to 32 bits', async () => {
    const expected = await found('0x0f8a7ea5')
    expect(expected).toBeGreaterThan(10)
    // Nine digits are hex too; with a sign they are none.
    expect(await found(`+${ofTransfer}`)).toBe(expected)
    // 0xd53276db, of which a decimal has ten digits and a sign.
    const excess = await found('0xd53276db')
    expect(excess).toBeGreaterThan(10)
    expect(await found(0xd53276db - 2 ** 32)).toBe(excess)
    // Ten digits: too many for hex.
    expect(await found(String(0x7fffffff))).toBe(0)
    for (const opcode of [String(2 ** 31), '-2147483649', '123456789a', 'zz'])
      expect(await ask('v3/messages', { opcode }), opcode).toMatchObject(wrong('opcode'))
  })

  it('is named by /decode, unsigned too', async () => {
    const names = async (...opcodes: string[]) => (await ask('v3/decode', { opcodes })).body.opcodes
    expect(await names('0xd53276db', 'd53276db', '3576854235', '-718113061')).toEqual(Array(4).fill('excess'))
    expect(await ask('v3/decode', { opcodes: ['0x1', '4294967296'] })).toMatchObject({
      status: 422,
      body: { error: 'invalid opcode format at index 1: 4294967296' },
    })
    expect((await ask('v3/decode', { opcodes: ['0xzz'] })).body.error).toBe('invalid opcode format at index 0: zz')
  })
})

describe('a body that /decode cannot read', () => {
  it('has the reason of the library that decodes for the service', async () => {
    const bodies = ['!!', 'AAAA', 'te6cckEBAQEAAwAAAf8bnEbY', 'te6cckEBAQEABgAACP///xcORN7R']
    const read = (await ask('v3/decode', { bodies })).body.bodies
    expect(read.map(({ error }: { error: string }) => error)).toEqual([
      'unknown: failed to decode base64',
      'unknown: failed to deserialize boc',
      'unknown: boc is too small, size=7',
      'unknown: no parser succeeded',
    ])
  })
})

describe('a HEAD', () => {
  it('has the status of a GET, in both generations', async () => {
    for (const [path, status] of [
      ['v3/masterchainInfo', 200],
      ['v3/transactions?limit=0x', 422],
      ['v3/nothing', 404],
      ['v2/getMasterchainInfo', 200],
      ['v2/getShards', 422],
      ['v2/sendBoc', 405],
    ] as const)
      expect((await service.fetch(`http://local.test/api/${path}`, { method: 'HEAD' })).status, path).toBe(status)
  })
})
