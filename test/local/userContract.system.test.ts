import { Address, beginCell, Cell, contractAddress, external, internal, storeMessage, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { methodId } from '../../src/local/engine/methodId.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

/**
 * A contract that the service has never heard of: a counter. In FunC, beside what it takes from the standard library:
 *
 *     () add_to(int by) impure {
 *       slice data = get_data().begin_parse();
 *       set_data(begin_cell().store_uint(data~load_uint(64) + by, 64).end_cell());
 *     }
 *     () recv_internal(int balance, int value, cell message, slice body) impure {
 *       if (body.slice_empty?()) { return (); }
 *       throw_unless(130, body~load_uint(32) == 1);
 *       add_to(body~load_uint(32));
 *     }
 *     () recv_external(slice body) impure {
 *       int by = body~load_uint(32);
 *       throw_if(77, by == 0);
 *       accept_message();
 *       add_to(by);
 *     }
 *     int counter() method_id { slice data = get_data().begin_parse(); return data~load_uint(64); }
 *     int sum(int a, int b) method_id { return a + b; }
 *     (cell, slice, [int, int]) kinds(cell given) method_id { return (given, given.begin_parse(), [7, -7]); }
 */
const code = Cell.fromBase64(
  'te6ccgEBDAEAfAABFP8A9KQT9LzyyAsBAgEgAgMCAUgEBQAc8tMfMCDAAPLQTfgA8AECAs8GBwIBIAgJACsbDEgxwCRMODTHwHAAfLggtMfMPABgAB07U' +
    'TQ0z8wAaDIyz/J7VSAAE763sQaDvAfLeBQCASAKCwARuaGO1E0NM/MIAAe4v/oI',
)
const init = { code, data: beginCell().storeUint(40, 64).endCell() }
const address = contractAddress(0, init)
const raw = `0:${address.hash.toString('hex').toUpperCase()}`
const boc = (cell: Cell) => cell.toBoc().toString('base64')
const by = (count: number) => beginCell().storeUint(count, 32).endCell()
const outside = (body: Cell) =>
  boc(
    beginCell()
      .store(storeMessage(external({ to: address, body })))
      .endCell(),
  )

const local = asking()
const { ask } = local
const post = (path: string, body: object) =>
  ask(path, {}, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const counter = async () =>
  (await post('v2/runGetMethod', { address: raw, method: 'counter', stack: [] })).body.result.stack[0][1]

describe('a contract that somebody deploys', async () => {
  const deploy = internal({ to: address, value: toNano('1'), bounce: false, init })
  const deployed = await post('v2/sendBoc', { boc: (await signed(local, 'main', [deploy])).boc })

  it('is there, with its code, its data and its methods', async () => {
    expect(deployed).toMatchObject({ status: 200, body: { ok: true, result: { '@type': 'ok' } } })
    const [state] = (await ask('v3/accountStates', { address: raw })).body.accounts
    expect(state).toMatchObject({ status: 'active', code_boc: boc(code), data_boc: boc(init.data), interfaces: [] })
    expect(state.contract_methods).toEqual(expect.arrayContaining(['counter', 'sum', 'kinds'].map(methodId)))
    const { actions } = (await ask('v3/actions', { account: raw, sort: 'asc' })).body
    expect(actions.map(({ type }: { type: string }) => type)).toEqual(['contract_deploy', 'ton_transfer'])
    expect(await counter()).toBe('0x28')
  })

  it('is called from outside in every way, and found by the returned hash', async () => {
    expect(await post('v2/sendBoc', { boc: outside(by(1)) })).toMatchObject({ status: 200 })
    const { result } = (await post('v2/sendBocReturnHash', { boc: outside(by(2)) })).body
    const { body } = await post('v3/message', { boc: outside(by(3)) })
    expect(await counter()).toBe('0x2e')
    for (const [hash, norm] of [
      [result.hash, result.hash_norm],
      [body.message_hash, body.message_hash_norm],
    ])
      for (const msg_hash of [hash, norm])
        expect((await ask('v3/transactions', { msg_hash })).body.transactions).toMatchObject([
          { account: raw, in_msg: { hash }, description: { compute_ph: { exit_code: 0 } } },
        ])
  })

  it('is called by an account, and bounces a message at which it throws', async () => {
    const body = beginCell().storeUint(1, 32).storeUint(10, 32).endCell()
    const wrong = beginCell().storeUint(2, 32).storeUint(10, 32).endCell()
    const messages = [body, wrong].map((body) => internal({ to: address, value: toNano('0.05'), bounce: true, body }))
    await post('v2/sendBoc', { boc: (await signed(local, 'shop', messages)).boc })
    expect(await counter()).toBe('0x38')
    const { transactions } = (await ask('v3/transactions', { account: raw, limit: 2 })).body
    expect(transactions.map((row: Row) => row.description.compute_ph.exit_code).sort()).toEqual([0, 130])
    const failed = transactions.find((row: Row) => row.description.aborted)
    expect(failed.out_msgs).toMatchObject([{ bounced: true, destination: demo.shop }])
    const { actions } = (await ask('v3/actions', { tx_hash: failed.hash })).body
    // The bounce is a call of its own, newest first.
    expect(actions).toMatchObject([
      { details: { opcode: '0xffffffff' } },
      { type: 'call_contract', success: false, details: { opcode: '0x00000002' } },
    ])
  })

  it('refuses with its own exit code, in the liteserver’s words, and nothing has happened', async () => {
    const before = (await ask('v3/masterchainInfo')).body
    const words = new RegExp(
      `^LITE_SERVER_UNKNOWN: cannot apply external message[^]*rejected by transaction ${raw.slice(2)}:\\nexitcode=77, steps=\\d+`,
    )
    for (const [path, asked] of [
      ['v2/sendBoc', { boc: outside(by(0)) }],
      ['v2/sendBocReturnHash', { boc: outside(by(0)) }],
      ['v3/message', { boc: outside(by(0)) }],
    ] as const) {
      const { status, body } = await post(path, asked)
      expect(status, path).toBe(500)
      expect(body.error, path).toMatch(words)
    }
    // What is refused costs its import and the rent: the service estimates it all the same.
    const estimate = { address: raw, body: boc(by(0)) }
    const accepted = (await post('v3/estimateFee', { address: raw, body: boc(by(5)) })).body.source_fees
    for (const path of ['v2/estimateFee', 'v3/estimateFee']) {
      const { status, body } = await post(path, estimate)
      expect(status, path).toBe(200)
      const { gas_fee, fwd_fee, in_fwd_fee, storage_fee } = (body.result ?? body).source_fees
      expect([gas_fee, fwd_fee], path).toEqual([0, 0])
      // Both messages are as large, and both are due at once.
      expect([in_fwd_fee, storage_fee], path).toEqual([accepted.in_fwd_fee, accepted.storage_fee])
    }
    // A body that ends too early: the TVM’s own exit code.
    expect((await post('v2/sendBoc', { boc: outside(Cell.EMPTY) })).body.error).toMatch(/exitcode=9,/)
    expect((await ask('v3/masterchainInfo')).body).toEqual(before)
  })

  it('costs the estimated fees', async () => {
    const asked = { address: raw, body: boc(by(5)) }
    const { source_fees } = (await post('v3/estimateFee', asked)).body
    const v2 = (await post('v2/estimateFee', asked)).body.result.source_fees
    expect(v2).toEqual({ '@type': 'fees', ...source_fees })
    await post('v2/sendBoc', { boc: outside(by(5)) })
    const [row] = (await ask('v3/transactions', { account: raw, limit: 1 })).body.transactions
    expect(row.description.compute_ph.gas_fees).toBe(String(source_fees.gas_fee))
    const { in_fwd_fee, gas_fee, fwd_fee } = source_fees
    const rest = Number(row.total_fees) - in_fwd_fee - gas_fee - fwd_fee
    // Only rent is left, and a block later there is a little more of it.
    expect(rest).toBe(Number(row.description.storage_ph.storage_fees_collected))
  })

  it('is estimated with the code it would begin with', async () => {
    const other = { code, data: beginCell().storeUint(1, 64).endCell() }
    const at = contractAddress(0, other)
    const asked = { address: at.toString(), body: boc(by(1)), init_code: boc(code), init_data: boc(other.data) }
    // Nobody has paid for it: without money it cannot accept.
    const unpaid = (await post('v2/estimateFee', asked)).body.result.source_fees
    expect([unpaid.gas_fee, unpaid.storage_fee]).toEqual([0, 0])
    expect(unpaid.in_fwd_fee).toBeGreaterThan(0)
    await post('../local/fund', { address: at.toRawString(), amount: '100000000' })
    const { result } = (await post('v2/estimateFee', asked)).body
    expect(result.source_fees.gas_fee).toBeGreaterThan(0)
  })

  it('answers get-methods by name and number, with arguments of every kind', async () => {
    const sum = { address: address.toString(), method: 'sum' }
    const { result } = (
      await post('v2/runGetMethod', {
        ...sum,
        stack: [
          ['num', '-0x5'],
          ['num', 12],
        ],
      })
    ).body
    expect(result).toMatchObject({ exit_code: 0, stack: [['num', '0x7']] })
    const std = ['-5', '12'].map((number) => ({ '@type': 'tvm.stackEntryNumber', number: { number } }))
    expect((await post('v2/runGetMethodStd', { ...sum, stack: std })).body.result.stack).toEqual([
      { '@type': 'tvm.stackEntryNumber', number: { '@type': 'tvm.numberDecimal', number: '7' } },
    ])
    const v3 = [
      { type: 'num', value: '-5' },
      { type: 'num', value: '0xc' },
    ]
    expect((await post('v3/runGetMethod', { ...sum, stack: v3 })).body).toMatchObject({
      exit_code: 0,
      stack: [{ type: 'num', value: '0x7' }],
    })
    const given = boc(beginCell().storeUint(5, 8).endCell())
    const kinds = { address: raw, method: 'kinds' }
    expect((await post('v3/runGetMethod', { ...kinds, stack: [{ type: 'cell', value: given }] })).body.stack).toEqual([
      { type: 'cell', value: given },
      { type: 'slice', value: given },
      {
        type: 'tuple',
        value: [
          { type: 'num', value: '0x7' },
          { type: 'num', value: '-0x7' },
        ],
      },
    ])
    const pairs = (await post('v2/runGetMethod', { ...kinds, stack: [['cell', { bytes: given }]] })).body.result.stack
    expect(pairs.map(([type]: [string]) => type)).toEqual(['cell', 'cell', 'tuple'])
    // Not there, too few arguments, no code.
    const exit = async (method: string | number, at = raw) =>
      (await post('v2/runGetMethod', { address: at, method, stack: [] })).body.result.exit_code
    expect(await exit('nothing')).toBe(11)
    expect(await exit('sum')).toBe(2)
    expect(await exit('counter', demo.empty)).toBe(-13)
  })

  it('is deleted when it sends all its balance and no code stays with it', async () => {
    // The wallet sends the whole of its balance along and asks to be deleted.
    const to = Address.parse(demo.anna)
    const { boc } = await signed(local, 'shop', [internal({ to, value: 0n, bounce: false })], { mode: 128 + 32 })
    expect(await post('v2/sendBoc', { boc })).toMatchObject({ status: 200 })
    const [row] = (await ask('v3/transactions', { account: demo.shop, limit: 1 })).body.transactions
    expect(row).toMatchObject({ end_status: 'nonexist', description: { destroyed: true } })
    expect((await ask('v2/getAddressInformation', { address: demo.shop })).body.result).toMatchObject({
      state: 'uninitialized',
      balance: '0',
      code: '',
      last_transaction_id: { lt: row.lt },
    })
  })
})

// biome-ignore lint/suspicious/noExplicitAny: rows of the service, looked into here and there
type Row = any
