import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { PaginatedEndpoint } from '../../src/core/endpoint.ts'
import { getBlockTransactions, getBlockTransactionsExt, getTransactions } from '../../src/endpoints/v2.ts'
import { nominatorPoolValidatorEvents } from '../../src/endpoints/v3.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { address } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { transactionBoc } from '../support/transactionBoc.ts'

const ME = address(1)
/** The numbers of the rows of a list, and how many are on a page. */
const ALL = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
const PAGE = 3
const hashOf = (n: number) => Buffer.alloc(32, n).toString('base64')
const id = (n: number) => ({ '@type': 'internal.transactionId', lt: String(n), hash: hashOf(n) })

interface List {
  // biome-ignore lint/suspicious/noExplicitAny: records of every shape, asked alike
  record: PaginatedEndpoint<any, any, any, any>
  params: object
  row(n: number): object
  /** The page that is asked for. `rows` gives those from a number on. */
  answer(params: URLSearchParams, rows: (from: number, count?: number) => unknown[]): unknown
}

const v2History = (row: List['row']): List => ({
  record: getTransactions,
  params: { address: ME, limit: PAGE },
  row,
  answer: (params, rows) => ({ ok: true, result: rows(Number(params.get('lt') ?? 12)) }),
})
const transaction = (n: number) => ({
  '@type': 'raw.transaction',
  utime: n,
  data: '',
  transaction_id: id(n),
  fee: '0',
  storage_fee: '0',
  other_fee: '0',
  out_msgs: [],
})
const v2Block = (record: List['record'], row: List['row']): List => ({
  record,
  params: { workchain: 0, shard: '8000000000000000', seqno: 1, count: PAGE },
  row,
  answer(params, rows) {
    const from = Number(params.get('after_lt') ?? 13) - 1
    const block = {
      '@type': 'ton.blockIdExt',
      workchain: 0,
      shard: '1',
      seqno: 1,
      root_hash: hashOf(1),
      file_hash: hashOf(1),
    }
    const transactions = rows(from)
    return { ok: true, result: { '@type': 'x', id: block, req_count: PAGE, incomplete: from > PAGE, transactions } }
  },
})

const LISTS: Record<string, List> = {
  'a history of v2 with BoCs': v2History((n) => ({
    ...transaction(n),
    data: transactionBoc(n - 1, hashOf(n - 1)),
  })),
  'a history of v2 without BoCs': v2History(transaction),
  'the transactions of a block': v2Block(getBlockTransactions, (n) => ({
    '@type': 'blocks.shortTxId',
    mode: 135,
    account: address(n),
    lt: String(n),
    hash: hashOf(n),
  })),
  'the transactions of a block, whole': v2Block(getBlockTransactionsExt, (n) => ({
    ...transaction(n),
    '@type': 'raw.transactionExt',
    account: address(n),
    in_msg: undefined,
  })),
  'the history of a pool': {
    record: nominatorPoolValidatorEvents,
    params: { pool: ME, limit: PAGE },
    row: (n) => ({
      pool_address: ME,
      validator_address: address(2),
      tx_hash: hashOf(n),
      tx_lt: String(n),
      utime: n,
      type: 'reward',
      amount: '1',
      balance_delta: '1',
      balance_before: '1',
      balance_after: '1',
      validator_reward_share: 1,
    }),
    answer: (params, rows) => ({
      events: rows(Number(params.get('end_utime') ?? 12), Number(params.get('limit'))),
      address_book: {},
    }),
  },
}

/** Reads a list to its end while a service breaks rows. Returns the numbers of its rows, readable or not, and the requests. */
async function walk({ record, params, row, answer }: List, breaks: (row: object, n: number) => unknown) {
  const { url, fetch, seen } = inProcess(({ searchParams }) =>
    answer(searchParams, (from, count = PAGE) =>
      ALL.filter((n) => n <= from)
        .slice(0, count)
        .map((n) => breaks(row(n), n)),
    ),
  )
  const client = createClient({ network: 'local', baseUrl: url, fetch, retries: 0 })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    client.close()
    queryClient.clear()
  })
  const options = infiniteQueryOptions(record, client, params)
  const data = await queryClient.fetchInfiniteQuery({ ...options, pages: 20 } as never)
  const { rows, unreadable = [] } = rowsOf(record)(data as never)
  return { read: rows.length, lost: unreadable.length, requests: seen.length }
}
/** The rows of the second page. */
const isOfSecond = (n: number) => n <= 9 && n >= 7

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  /** A member that paging does not read. */
  const withFault = (row: object) => ({ ...row, '@type': 7, type: 7 })

  it('is read to its end', async () => {
    expect(await walk(list, (row) => row)).toMatchObject({ read: 12, lost: 0 })
  })

  it('continues behind a page without a readable row', async () => {
    const { read, lost, requests } = await walk(list, (row, n) => (isOfSecond(n) ? withFault(row) : row))
    expect([read, lost]).toEqual([9, 3])
    expect(requests).toBeLessThan(10)
  })

  it('is read to its end where none of its rows can be read', async () => {
    expect(await walk(list, withFault)).toMatchObject({ read: 0, lost: 12 })
  })

  it('fails where nothing says how to go on: it would look like the end', async () => {
    for (const row of [null, 7, {}, { lt: 5, utime: 'x', account: 'x', transaction_id: { lt: 'x' }, data: 'x' }]) {
      await expect(walk(list, () => row)).rejects.toMatchObject({ code: 'response-mismatch' })
    }
  })

  it('ends with rows that cannot be read', async () => {
    expect(await walk(list, (row, n) => (n < 3 ? null : row))).toMatchObject({ read: 10 })
  })
})
