import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { BlocksParams } from '../../src/contract/v3/endpoints/blocks.ts'
import type { TracesParams } from '../../src/contract/v3/endpoints/traces.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { type Client, createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { traces } from '../../src/endpoints/v3/actions/traces.ts'
import { blocks } from '../../src/endpoints/v3/blockchain/blocks.ts'
import { pendingTransactions } from '../../src/endpoints/v3/blockchain/pendingTransactions.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionsByMessage } from '../../src/endpoints/v3/blockchain/transactionsByMessage.ts'
import { findAnswer, findName } from '../../src/query/entities.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { queryOptions } from '../../src/query/options.ts'
import { address } from '../support/accounts.ts'

const hash = (index: number) => Buffer.from(address(index).slice(2), 'hex').toString('base64')
const row = (index: number, text = '') => ({ hash: hash(index), account: address(index), text })
const named = (...indexes: number[]) =>
  Object.fromEntries(indexes.map((index) => [address(index), { user_friendly: `name ${index}`, domain: null }]))
/** An answer with rows of these numbers, and with the names of their accounts. */
const answer = (...indexes: number[]) => ({
  transactions: indexes.map((index) => row(index)),
  address_book: named(...indexes),
})

function open() {
  const queryClient = new QueryClient()
  onTestFinished(() => queryClient.clear())
  const client = createClient({ network: 'local', baseUrl: 'http://x' })
  const cache = queryClient.getQueryCache()
  return {
    client,
    queryClient,
    set: (options: { queryKey: readonly unknown[] }, data: object, updatedAt?: number) =>
      queryClient.setQueryData(options.queryKey, data, updatedAt === undefined ? {} : { updatedAt }),
    /** Sets the data of a query as hooks make it. */
    built(options: { queryKey: readonly unknown[] }, data: object) {
      cache.build(queryClient, options as never)
      queryClient.setQueryData(options.queryKey, data)
    },
    transaction: (index: number, of: Client = client) =>
      findAnswer(cache, of, transactions, { hash: [hash(index)], limit: 1 }),
    name: (text: string, of: Client = client) => findName(cache, of, addressBook, text),
  }
}

describe('data for other queries in cached answers', () => {
  it('is nothing of another network or service, of answers without rows, and of pending rows', () => {
    const { client, set, transaction, name } = open()
    const testnet = createClient({ network: 'testnet' })
    set(queryOptions(transactions, testnet, { limit: 1 }), answer(1))
    const other = createClient({ network: 'local', baseUrl: 'http://y' })
    set(queryOptions(transactions, other, { limit: 1 }), answer(1))
    set(queryOptions(transactions, client, { limit: 2 }), { transactions: null })
    set(queryOptions(transactions, client, { limit: 3 }), {
      transactions: [null, {}, { hash: 7 }],
      address_book: 'none',
    })
    set(queryOptions(pendingTransactions, client, { account: address(4) }), answer(4))
    expect([1, 2, 3, 4].map((index) => transaction(index))).toEqual([undefined, undefined, undefined, undefined])
    expect(name(address(1))).toBeUndefined()
    expect(transaction(1, testnet)?.value).toEqual(answer(1))
  })

  it('is removed with the answers', () => {
    const { client, queryClient, set, transaction, name } = open()
    set(queryOptions(transactions, client, { limit: 1 }), answer(1))
    expect(transaction(1)).toBeDefined()
    expect(name(address(1))).toBeDefined()
    expect(queryClient.getQueryCache().hasListeners()).toBe(false)
    queryClient.clear()
    expect(transaction(1)).toBeUndefined()
    expect(name(address(1))).toBeUndefined()
  })

  it('is the newest, in any order of arrival', () => {
    const { client, set, transaction } = open()
    set(queryOptions(transactions, client, { limit: 1 }), { transactions: [row(1, 'new')] }, 2_000)
    set(queryOptions(transactions, client, { limit: 2 }), { transactions: [row(1, 'old')] }, 1_000)
    set(queryOptions(transactions, client, { limit: 3 }), { transactions: [row(1, 'older')] }, 500)
    expect(transaction(1)).toMatchObject({ at: 2_000, value: { transactions: [{ text: 'new' }] } })
  })

  it('is the one row, with the names of its answer that it needs', () => {
    const { client, set, transaction } = open()
    set(
      infiniteQueryOptions(transactions, client, {}),
      { pages: [answer(1, 2), answer(3, 4)], pageParams: [{}, {}] },
      7,
    )
    expect(transaction(3)).toEqual({ at: 7, value: answer(3) })
    expect(transaction(5)).toBeUndefined()
  })

  it('may be of other endpoints whose records say so, hydrated ones too', () => {
    const server = open()
    server.built(queryOptions(transactionsByMessage, server.client, { msg_hash: hash(9) }), answer(1))
    expect(server.transaction(1)?.value).toEqual(answer(1))
    const page = open()
    hydrate(page.queryClient, JSON.parse(JSON.stringify(dehydrate(server.queryClient))))
    expect(page.transaction(1)?.value).toEqual(answer(1))
  })

  it('is a trace by its id, by each of its transactions and by its message, whole for who needs its actions', () => {
    const { client, queryClient, set } = open()
    const trace = {
      trace_id: hash(1),
      external_hash: hash(5),
      transactions_order: [hash(1), hash(2)],
      transactions: {},
    }
    const books = { address_book: {}, metadata: {} }
    set(queryOptions(traces, client, { limit: 1 }), { traces: [trace], ...books })
    const find = (params: TracesParams, isEnough?: (row: Trace) => boolean) =>
      findAnswer(queryClient.getQueryCache(), client, traces, params, isEnough)?.value
    const inHex = Buffer.from(hash(2), 'base64').toString('hex')
    for (const params of [{ trace_id: [hash(1)] }, { tx_hash: [inHex] }, { msg_hash: [hash(5)] }])
      expect(find(params)).toEqual({ traces: [trace], ...books })
    for (const params of [{ trace_id: [hash(2)] }, { tx_hash: [hash(1), hash(2)] }, { account: address(1) }, {}])
      expect(find(params)).toBeUndefined()
    expect(find({ trace_id: [hash(1)] }, ({ actions }) => actions !== undefined)).toBeUndefined()
  })

  it('is a transaction of a trace, without the trace', () => {
    const { client, built, transaction } = open()
    const trace = { trace_id: hash(1), transactions: { [hash(1)]: row(1), [hash(2)]: row(2) } }
    built(queryOptions(traces, client, { limit: 1 }), { traces: [trace], address_book: named(1, 2), metadata: {} })
    expect(transaction(2)?.value).toEqual({ ...answer(2), metadata: {} })
  })

  it('is a block by its workchain, shard and number together', () => {
    const { client, queryClient, set } = open()
    const block = (workchain: number, shard: string, seqno: number) => ({ workchain, shard, seqno })
    const rows = [block(-1, '8000000000000000', 7), block(0, '4000000000000000', 7), block(0, 'C000000000000000', 7)]
    set(infiniteQueryOptions(blocks, client, {}), { pages: [{ blocks: rows }], pageParams: [{}] })
    const find = (params: BlocksParams) => findAnswer(queryClient.getQueryCache(), client, blocks, params)?.value
    expect(find({ ...block(0, 'C000000000000000', 7), limit: 1 })).toEqual({ blocks: [rows[2]] })
    expect(find(block(0, '8000000000000000', 7))).toBeUndefined()
  })

  it('is a name from any answer of v3, under whatever form of its address', () => {
    const { client, set, name } = open()
    const friendly = toFriendlyAddress(address(3))
    set(queryOptions(accountStates, client, { address: address(1) }), { accounts: [], address_book: named(1) })
    set(queryOptions(addressBook, client, { address: [address(2), friendly] }), {
      ...named(2),
      [friendly]: { user_friendly: 'name 3', domain: null },
    })
    for (const index of [1, 2, 3]) expect(name(address(index))?.value).toMatchObject({ user_friendly: `name ${index}` })
  })

  it('reads each book once for all names of one turn, and the books that come meanwhile', () => {
    const { client, set, name } = open()
    let reads = 0
    const counted = (index: number) => ({
      get address_book() {
        reads++
        return named(index)
      },
    })
    for (const index of [1, 2, 3]) set(queryOptions(transactions, client, { limit: index }), counted(index))
    reads = 0
    const known = (...indexes: number[]) => indexes.filter((index) => name(address(index)))
    expect(known(1, 2, 3, 4, 1, 2)).toEqual([1, 2, 3, 1, 2])
    expect(reads).toBe(3)
    set(queryOptions(transactions, client, { limit: 2 }), { address_book: named(4) })
    expect(known(2, 4)).toEqual([4])
  })
})
