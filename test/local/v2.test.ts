import { beginCell, Cell, loadTransaction } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { V2Transaction } from '../../src/contract/v2/v2Transaction.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import * as records from '../../src/endpoints/v2.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { tried } from '../support/tried.ts'
import { asking } from './asking.ts'

const { ask } = asking()
const ofMain: Transaction[] = (await ask('v3/transactions', { account: demo.main, limit: 1000 })).body.transactions
const address = demo.main
const history = async (params: Parameters<typeof ask>[1] = {}): Promise<V2Transaction[]> =>
  (await ask('v2/getTransactions', { address, limit: 1000, ...params })).body.result
const hashesOf = (rows: V2Transaction[]) => rows.map(({ transaction_id }) => transaction_id.hash)
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
const rpc = (method: unknown, params?: unknown, id: unknown = '1') =>
  ask('v2/jsonRPC', {}, post({ jsonrpc: '2.0', id, method, params }))

describe('errors of v2', () => {
  const [newest] = ofMain as [Transaction]
  it.each([
    ['getAddressInformation', {}, 422, 'empty address'],
    ['getAddressInformation', { address: '' }, 422, 'empty address'],
    ['getAddressInformation', { address: 'nobody' }, 422, 'failed to parse address'],
    ['getAddressInformation', { address, seqno: 0 }, 422, 'failed to parse seqno'],
    ['getAddressInformation', { address, seqno: 99_999 }, 500, 'LITE_SERVER_NOTREADY: block is not in db'],
    ['getTransactions', { address, limit: 0 }, 422, 'failed to parse limit'],
    ['getTransactions', { address, limit: 1001 }, 422, 'failed to parse limit'],
    ['getTransactions', { address, lt: -1 }, 422, 'failed to parse lt'],
    ['getTransactions', { address, archival: 'maybe' }, 422, 'failed to parse archival'],
    [
      'getTransactions',
      { address, lt: newest.lt },
      422,
      'failed to validate request: lt and hash are needed both or none',
    ],
    [
      'getTransactions',
      { address: demo.shop, lt: newest.lt, hash: newest.hash },
      500,
      'LITE_SERVER_UNKNOWN: cannot compute block with specified transaction',
    ],
    ['nothing', {}, 404, 'Not Found'],
  ])('%s with %o is refused with %i', async (method, params, status, error) => {
    const wanted = { status, body: { ok: false, error, code: status } }
    expect(await ask(`v2/${method}`, params)).toMatchObject(wanted)
  })

  it('JSON is read strictly: objects only, no strangers, no arrays for params', async () => {
    expect(await ask('v2/getMasterchainInfo', {}, { method: 'POST', body: '' })).toMatchObject({ status: 422 })
    expect(await ask('v2/getMasterchainInfo', {}, post([]))).toMatchObject({ status: 422 })
    expect(await ask('v2/getMasterchainInfo', {}, post({ colour: 'red' }))).toMatchObject({ status: 422 })
    expect(await rpc('getMasterchainInfo', [1])).toMatchObject({
      status: 422,
      body: { error: 'params must contain an object' },
    })
    expect(await rpc(7)).toMatchObject({ status: 500, body: { ok: false } })
    expect(await ask('v2/jsonRPC', {}, post([{ method: 'getMasterchainInfo' }]))).toMatchObject({ status: 500 })
    expect(await ask('v2/jsonRPC')).toMatchObject({ status: 405, body: { error: 'method GET is not supported' } })
    expect(await ask('v2/getMasterchainInfo', {}, { method: 'DELETE' })).toMatchObject({ status: 405 })
  })
})

describe('answers of v2', () => {
  const asked: [AnyEndpoint, Parameters<typeof ask>[1]][] = [
    [records.getMasterchainInfo, {}],
    [records.getAddressInformation, { address }],
    [records.getTransactions, { address, limit: 1000 }],
  ]
  it.each(asked.map(([record, params]) => [record.name, record, params] as const))(
    '%s passes the schema of the library, by GET, POST and JSON-RPC alike',
    async (name, record, params) => {
      const { status, body } = await ask(`v2/${name}`, params)
      expect(status).toBe(200)
      expect(body.ok).toBe(true)
      expect(tried(record.response, body.result).issues).toBeUndefined()
      expect((await ask(`v2/${name}`, {}, post(params))).body).toEqual(body)
      expect((await rpc(name, params, 7)).body).toEqual({ ...body, jsonrpc: '2.0', id: '7' })
    },
  )

  it('an account never heard of is uninitialised and empty', async () => {
    expect((await ask('v2/getAddressInformation', { address: demo.empty })).body.result).toMatchObject({
      balance: '0',
      code: '',
      data: '',
      state: 'uninitialized',
      last_transaction_id: { lt: '0', hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
    })
  })

  it('gives the state of an account at any height', async () => {
    const at = async (seqno: number) => (await ask('v2/getAddressInformation', { address, seqno })).body.result
    const [oldest, next] = ofMain.toReversed() as [Transaction, Transaction]
    expect(await at(oldest.mc_block_seqno - 1)).toMatchObject({
      state: 'uninitialized',
      balance: '5200000000000',
      code: '',
    })
    const then = await at(next.mc_block_seqno)
    const last = ofMain.find(({ mc_block_seqno }) => mc_block_seqno <= next.mc_block_seqno) as Transaction
    expect(then).toMatchObject({
      balance: last.account_state_after.balance,
      last_transaction_id: { lt: last.lt, hash: last.hash },
    })
    const sent = ofMain.findLast(({ end_status }) => end_status === 'active') as Transaction
    const active = await at(sent.mc_block_seqno)
    expect(Cell.fromBase64(active.data).hash().toString('base64')).toBe(
      ofMain.find(({ mc_block_seqno }) => mc_block_seqno <= sent.mc_block_seqno)?.account_state_after.data_hash,
    )
  })
})

describe('getTransactions', () => {
  it('has the genuine transaction, and its fields agree with it', async () => {
    for (const row of await history()) {
      const cell = Cell.fromBase64(row.data)
      const parsed = loadTransaction(cell.beginParse())
      expect(cell.hash().toString('base64')).toBe(row.transaction_id.hash)
      expect(parsed.lt.toString()).toBe(row.transaction_id.lt)
      expect(parsed.outMessagesCount).toBe(row.out_msgs.length)
      expect(BigInt(row.fee)).toBe(BigInt(row.storage_fee) + BigInt(row.other_fee))
      expect(BigInt(row.fee)).toBeGreaterThanOrEqual(parsed.totalFees.coins)
    }
  })

  it('gives comments as text and everything else as cells', async () => {
    const messages = (await history()).flatMap(({ in_msg, out_msgs }) => [...(in_msg ? [in_msg] : []), ...out_msgs])
    const texts = messages.filter(({ msg_data }) => msg_data['@type'] === 'msg.dataText')
    expect(texts.length).toBeGreaterThan(10)
    for (const { msg_data, message } of texts)
      expect('text' in msg_data && Buffer.from(msg_data.text, 'base64').toString()).toBe(message)
    for (const { msg_data, message } of messages) {
      if (!('body' in msg_data)) continue
      const cell = Cell.fromBase64(msg_data.body)
      const bytes = Buffer.from(message?.trimEnd() ?? '', 'base64')
      const filled = beginCell()
        .storeBits(cell.bits)
        .storeUint(0, -cell.bits.length & 7)
      expect(bytes).toEqual(filled.endCell().bits.subbuffer(0, bytes.length * 8))
      expect(bytes.length).toBe(Math.ceil(cell.bits.length / 8))
    }
  })

  it('spells the parties friendly and bounceable, nobody as an empty text', async () => {
    const rows = await history()
    expect(rows[0]?.address?.account_address).toBe(toFriendlyAddress(address))
    const external = rows.find(({ in_msg }) => in_msg?.source === '')
    expect(external?.in_msg).toMatchObject({
      source: '',
      destination: toFriendlyAddress(address),
      created_lt: '0',
      value: '0',
    })
  })

  it('is walked by lt and hash without gap, the named one included', async () => {
    const whole = hashesOf(await history())
    expect(whole).toEqual(ofMain.map(({ hash }) => hash))
    const walked: string[] = []
    let cursor: Parameters<typeof ask>[1] = {}
    for (;;) {
      const page = await history({ limit: 8, ...cursor })
      walked.push(...hashesOf(page).slice(walked.length ? 1 : 0))
      const last = page.at(-1)
      if (page.length < 8 || !last) break
      // Any spelling of the hash will do.
      cursor = { lt: last.transaction_id.lt, hash: toHexHash(last.transaction_id.hash) }
    }
    expect(walked).toEqual(whole)
  })

  it('stops before to_lt, takes lt 0 as absent, and ten rows by default', async () => {
    const { lt } = ofMain[6] as Transaction
    expect(await history({ to_lt: lt })).toHaveLength(6)
    expect(await history({ lt: 0 })).toHaveLength(ofMain.length)
    expect((await ask('v2/getTransactions', { address })).body.result).toHaveLength(10)
    expect(await history({ address: demo.empty })).toEqual([])
  })
})
