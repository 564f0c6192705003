import { describe, expect, it } from 'vitest'
import { asking } from './asking.ts'

const { ask } = asking()
// biome-ignore lint/suspicious/noExplicitAny: rows of every list
type Row = any

/** All rows of a list, page by page. */
async function all(path: string, name: string, params: Row = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { body } = await ask(`v3/${path}`, { ...params, limit: 1000, offset: rows.length })
    rows.push(...body[name])
    if (body[name].length < 1000) return rows
  }
}
const one = async (path: string, params: Row, name: string): Promise<Row[]> =>
  (await ask(`v3/${path}`, params)).body[name]
const v2 = async (method: string, params: Row): Promise<Row> => (await ask(`v2/${method}`, params)).body.result
/** Spread over the whole list: the ends and some between. */
const some = (rows: Row[], count = 150): Row[] => {
  const step = Math.max(1, Math.ceil(rows.length / count))
  return rows.filter((_, index) => index % step === 0 || index === rows.length - 1)
}

describe('every row of a list is found by its own name, and is the same', () => {
  it.each([
    ['transactions', 'transactions', 'hash', 'hash', {}],
    ['messages', 'messages', 'msg_hash', 'hash', {}],
    ['traces', 'traces', 'trace_id', 'trace_id', { include_actions: true }],
    ['actions', 'actions', 'action_id', 'action_id', { include_accounts: true, include_transactions: true }],
    ['blocks', 'blocks', 'root_hash', 'root_hash', {}],
    ['blocks', 'blocks', 'file_hash', 'file_hash', {}],
    ['jetton/masters', 'jetton_masters', 'address', 'address', {}],
    ['jetton/wallets', 'jetton_wallets', 'address', 'address', {}],
    ['nft/collections', 'nft_collections', 'collection_address', 'address', {}],
    ['nft/items', 'nft_items', 'address', 'address', {}],
  ])('%s: %s by %s', async (path, name, param, key, params) => {
    const rows = await all(path, name, params)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of some(rows)) expect(await one(path, { ...params, [param]: row[key] }, name)).toEqual([row])
  })

  it('events of jettons and NFTs by the transaction that they name', async () => {
    for (const [path, name] of [
      ['jetton/transfers', 'jetton_transfers'],
      ['jetton/burns', 'jetton_burns'],
      ['nft/transfers', 'nft_transfers'],
    ] as const)
      for (const row of some(await all(path, name), 40)) {
        const [transaction] = await one('transactions', { hash: row.transaction_hash }, 'transactions')
        expect([transaction.lt, transaction.now]).toEqual([row.transaction_lt, row.transaction_now])
        expect((await one('traces', { tx_hash: row.transaction_hash }, 'traces'))[0].trace_id).toBe(row.trace_id)
      }
  })
})

describe('v2 has the rows that v3 lists', () => {
  it('accounts: balance, state, last transaction, code and data', async () => {
    const { body: richest } = await ask('v3/topAccountsByBalance', { limit: 1000 })
    for (const { account, balance } of some(richest)) {
      const [state] = await one('accountStates', { address: account }, 'accounts')
      const [wallet] = await one('walletStates', { address: account }, 'wallets')
      const info = await v2('getAddressInformation', { address: account })
      expect([state.balance, wallet.balance, info.balance]).toEqual([balance, balance, balance])
      expect(info.last_transaction_id.lt).toBe(state.last_transaction_lt)
      expect([info.code, info.data]).toEqual([state.code_boc ?? '', state.data_boc ?? ''])
      const status = state.status === 'uninit' || state.status === 'nonexist' ? 'uninitialized' : state.status
      expect([info.state, await v2('getAddressState', { address: account })]).toEqual([status, status])
      expect((await v2('getWalletInformation', { address: account })).wallet).toBe(wallet.is_wallet)
    }
  })

  it('transactions, by account, and by their blocks', async () => {
    for (const row of some(await all('transactions', 'transactions'), 80)) {
      const { account, lt, hash } = row
      const [told] = await v2('getTransactions', { address: account, lt, hash, limit: 1 })
      expect([told.transaction_id, told.utime]).toMatchObject([{ lt, hash }, row.now])
      expect(told.in_msg?.hash).toBe(row.in_msg?.hash)
      expect(told.out_msgs.map((message: Row) => message.hash)).toEqual(
        row.out_msgs.map((message: Row) => message.hash),
      )
      const { workchain, seqno } = row.block_ref
      const block = { workchain, shard: '-9223372036854775808', seqno, count: 1000 }
      const inside = (await v2('getBlockTransactions', block)).transactions.map((short: Row) => short.hash)
      expect(inside).toContain(hash)
    }
  })

  it('blocks', async () => {
    for (const { workchain, seqno, root_hash, file_hash, start_lt } of some(await all('blocks', 'blocks'), 80)) {
      const found = await v2('lookupBlock', { workchain, shard: '-9223372036854775808', seqno })
      expect(found).toMatchObject({ workchain, seqno, root_hash, file_hash })
      expect(await v2('lookupBlock', { workchain, shard: found.shard, lt: start_lt })).toEqual(found)
    }
  })

  it('tokens', async () => {
    for (const { address, total_supply, mintable } of await all('jetton/masters', 'jetton_masters'))
      expect(await v2('getTokenData', { address })).toMatchObject({ total_supply, mintable })
    for (const { address, balance } of some(await all('jetton/wallets', 'jetton_wallets'), 40))
      expect(await v2('getTokenData', { address })).toMatchObject({ balance })
    for (const { address, next_item_index } of await all('nft/collections', 'nft_collections'))
      expect(await v2('getTokenData', { address })).toMatchObject({ next_item_index })
    for (const { address, index, init } of some(await all('nft/items', 'nft_items'), 40))
      expect(await v2('getTokenData', { address })).toMatchObject({ index, init })
  })
})
