import * as newest from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { unreadableOf } from '../../src/core/schema/rowList.ts'
import * as z from '../../src/core/schema/schema.ts'
import { getTransactions } from '../../src/endpoints/v2/transactions/getTransactions.ts'
import { traces } from '../../src/endpoints/v3/actions/traces.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionsByMasterchainBlock } from '../../src/endpoints/v3/blockchain/transactionsByMasterchainBlock.ts'
import { dnsActiveAuctions } from '../../src/endpoints/v3/dns/dnsActiveAuctions.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { validatorCycles } from '../../src/endpoints/v3/validators/validatorCycles.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { down, history, show, testRefetch } from './refetching.ts'

const ME = `0:${'A'.repeat(64)}`

testRefetch(newest)

describe('a pinned list', () => {
  it('counts newer rows, shows them on request without asking, and shifts nothing before', async () => {
    let count = 30
    const list = await show(
      transactions,
      {},
      history(() => count),
    )
    await list.more(1)
    expect(list.asked()[1]).toEqual({ limit: '11', offset: '0', sort: 'desc', end_lt: '21' })
    count = 33
    await list.more(1)
    expect(list.newer()).toBe(0)
    await list.observer.refetch()
    expect(list.keys()).toEqual(down(30, 1).map((lt) => `h${lt}`))
    expect(list.newer()).toBe(3)
    const requests = list.asked().length
    list.letIn()
    expect(list.keys().slice(0, 4)).toEqual(['h33', 'h32', 'h31', 'h30'])
    expect([list.newer(), list.asked().length]).toEqual([0, requests])
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toEqual(down(33, 1).map((lt) => `h${lt}`))
  })

  it('does not count more than a refetch asks for, and still leaves nothing out', async () => {
    let count = 30
    const list = await show(
      transactions,
      {},
      history(() => count),
    )
    count = 70
    await list.observer.refetch()
    expect(list.newer()).toBe(10)
    list.letIn()
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toEqual(down(70, 1).map((lt) => `h${lt}`))
  })

  it('shows new rows of an empty list at once, for there is nothing to keep in its place', async () => {
    let count = 0
    const list = await show(
      transactions,
      {},
      history(() => count),
    )
    count = 2
    await list.observer.refetch()
    expect(list.keys()).toEqual(['h2', 'h1'])
    expect(list.newer()).toBe(0)
  })

  it('a pinned list of more than 1 000 rows asks for the head only, and keeps the rest', async () => {
    let count = 1200
    const list = await show(
      transactions,
      { limit: 500 },
      history(() => count),
    )
    await list.more(2)
    expect(list.keys()).toHaveLength(1200)
    count = 1201
    await list.observer.refetch()
    expect(list.asked().at(-1)).toEqual({ limit: '500', offset: '0', sort: 'desc' })
    expect([list.keys().length, list.newer()]).toEqual([1200, 1])
  })

  it('forgets newer rows when it is loaded from scratch', async () => {
    let count = 5
    const list = await show(
      transactions,
      {},
      history(() => count),
    )
    count = 6
    await list.observer.refetch()
    expect(list.newer()).toBe(1)
    await list.queryClient.resetQueries()
    expect([list.keys().length, list.newer()]).toEqual([6, 0])
  })

  it('sorted oldest first has nothing above: a refetch adds new rows at its end', async () => {
    let count = 3
    const list = await show(transactions, { sort: 'asc' }, (asked) => {
      const { transactions, ...rest } = history(() => count)({ ...asked, limit: '1000' })
      return { ...rest, transactions: transactions.reverse().slice(0, Number(asked.limit)) }
    })
    count = 4
    await list.observer.refetch()
    expect([list.keys(), list.newer()]).toEqual([['h1', 'h2', 'h3', 'h4'], 0])
  })
})

describe('pending traces', () => {
  const trace = (id: number, endLt: number, state = 'complete') => ({
    trace_id: `t${id}`,
    end_lt: String(endLt),
    end_utime: endLt,
    trace_info: { trace_state: state },
  })
  const serveTraces = (rows: () => ReturnType<typeof trace>[]) => (asked: globalThis.Record<string, string>) => ({
    traces: rows()
      .filter(({ end_lt }) => Number(end_lt) <= Number(asked.end_lt ?? Number.POSITIVE_INFINITY))
      .toSorted((a, b) => Number(b.end_lt) - Number(a.end_lt))
      .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit)),
  })

  it('stay outside the window: rows added while one reads shift nothing, and is not lost', async () => {
    const done = down(40, 1).map((n) => trace(n, 10 * n))
    let pending = trace(99, 355, 'pending')
    const list = await show(
      traces,
      {},
      serveTraces(() => [...done, pending]),
    )
    expect(list.keys()[5]).toBe('t99')
    // It moves to the head of the service's list, and off the first page's place.
    pending = trace(99, 999, 'pending')
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toHaveLength(41)
    expect(list.keys()[5]).toBe('t99')
    pending = trace(99, 1000)
    await list.observer.refetch()
    // It is done: the row keeps its place, and is not new.
    expect([list.keys()[5], list.newer()]).toEqual(['t99', 0])
    expect(JSON.stringify(list.data())).not.toContain('pending')
  })

  it('never make the edge of a page', async () => {
    const done = down(40, 1).map((n) => trace(n, 10 * n))
    const list = await show(
      traces,
      { limit: 5 },
      serveTraces(() => [...done, trace(99, 365, 'pending')]),
    )
    expect(list.keys()).toEqual(['t40', 't39', 't38', 't37', 't99'])
    await list.more(1)
    expect(list.asked()[1]).toMatchObject({ end_lt: '370', limit: '6' })
    expect(list.keys().slice(5)).toEqual(['t36', 't35', 't34', 't33'])
  })
})

describe('rows that are not as documented', () => {
  const record = {
    ...jettonWallets,
    isChecked: true,
    response: z.object<{ jetton_wallets: { address: string }[] }>({
      jetton_wallets: z.array(z.object<{ address: string }>({ address: z.string() })),
    }) as never,
  }
  const broken = new Map<number, unknown>([
    [3, null],
    [12, { address: 5 }],
    [13, 'sorry'],
  ])
  const serveRows = (asked: globalThis.Record<string, string>) => ({
    jetton_wallets: down(25, 1)
      .map((id, n) => (broken.has(n) ? broken.get(n) : { address: `w${id}` }))
      .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit)),
  })

  it('stay with their pages in a refetch, which asks for as many rows as were received', async () => {
    const list = await show(record as never, { owner_address: ME }, serveRows)
    await list.more(2)
    const before = structuredClone(list.data())
    await list.observer.refetch()
    expect(list.asked().map(({ offset, limit }) => [offset, limit])).toEqual([
      ['0', '10'],
      ['9', '11'],
      ['19', '11'],
      // The list ends: whether a row has moved over the pages is seen in all of them.
      ['0', '30'],
      ['0', '30'],
    ])
    expect(list.data()).toEqual(before)
    expect(list.data().pages.map((page) => unreadableOf(page).map(({ index }) => index))).toEqual([[3], [2, 3], []])
  })

  it('unreadable rows of all pages are given beside the rows', async () => {
    const list = await show(record as never, { owner_address: ME }, serveRows)
    await list.more(2)
    const data = rowsOf(record as never)(list.data() as never)
    expect(data.rows).toHaveLength(22)
    expect(data.unreadable?.map(({ row }) => row)).toEqual([...broken.values()])
  })

  it('survive dehydration', async () => {
    const list = await show(record as never, { owner_address: ME }, serveRows)
    const state = JSON.parse(JSON.stringify(newest.dehydrate(list.queryClient as never)))
    const client = new newest.QueryClient()
    newest.hydrate(client, state)
    expect(client.getQueryData(list.options.queryKey)).toMatchObject({ pages: [{ unreadable: [{ index: 3 }] }] })
  })
})

describe('a list that cannot be pinned', () => {
  const wallets = (rows: () => number[]) => (asked: globalThis.Record<string, string>) => ({
    jetton_wallets: rows()
      .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit))
      .map((id) => ({ address: `w${id}` })),
  })

  it('is asked for in one request too, and follows the service: rows may change places', async () => {
    let rows = down(25, 1)
    const list = await show(
      jettonWallets,
      { owner_address: ME, sort: 'desc' },
      wallets(() => rows),
    )
    await list.more(2)
    rows = [99, ...down(25, 1)]
    await list.observer.refetch()
    expect(list.asked()).toHaveLength(5)
    expect(list.asked()[4]).toMatchObject({ limit: '30', offset: '0' })
    expect(list.keys()).toEqual(['w99', ...down(25, 1).map((id) => `w${id}`)])
    expect(list.newer()).toBe(0)
  })

  it('ends earlier when it has become shorter', async () => {
    let rows = down(45, 1)
    const list = await show(
      jettonWallets,
      { owner_address: ME },
      wallets(() => rows),
    )
    await list.more(3)
    rows = down(14, 1)
    await list.observer.refetch()
    expect(list.asked()).toHaveLength(5)
    expect(list.data().pages).toHaveLength(2)
    expect([list.keys().length, list.result().hasNextPage]).toEqual([14, false])
  })

  it('continues at the cursor of its service, after a refetch as before', async () => {
    const list = await show(dnsActiveAuctions, { bidder: ME, limit: 2 }, ({ after = '0', limit }) => {
      const from = Number(after)
      const to = Math.min(from + Number(limit), 7)
      const auctions = down(to - from, 1).map((_, n) => ({ nft_item_address: `a${from + n}` }))
      return { auctions, next_cursor: to < 7 ? String(to) : null }
    })
    await list.more(1)
    await list.observer.refetch()
    expect(list.asked()).toHaveLength(3)
    await list.more(2)
    expect(list.keys()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
    expect(list.result().hasNextPage).toBe(false)
  })
})

describe('a refetch', () => {
  it('a refetch of immutable answers asks for them in one request, on request', async () => {
    const list = await show(
      transactionsByMasterchainBlock,
      { seqno: 1 },
      history(() => 25),
    )
    await list.more(1)
    await list.observer.refetch()
    expect(list.asked()).toHaveLength(3)
    expect(list.keys()).toHaveLength(20)
    await list.more(1)
    expect(list.keys()).toHaveLength(25)
  })

  it('never asks for more rows than the service gives with these params', async () => {
    const list = await show(validatorCycles, { return_validators: true, limit: 80 }, ({ limit, end_utime }) => ({
      cycles: down(Math.min(200, Number(end_utime ?? 200)), 1)
        .slice(0, Number(limit))
        .map((cycle_start) => ({ cycle_start })),
    }))
    await list.more(1)
    await list.observer.refetch()
    expect(list.asked().map(({ limit }) => limit)).toEqual(['80', '81', '80'])
    expect(list.keys()).toHaveLength(160)
  })

  it('a refetch of a v2 history asks for its head, and keeps the past', async () => {
    let newest = 30
    const list = await show(getTransactions, { address: ME }, ({ lt = String(newest), limit }) => ({
      ok: true,
      result: down(Number(lt), 1)
        .slice(0, Number(limit))
        .map((lt) => ({ transaction_id: { lt: String(lt), hash: Buffer.alloc(32, lt).toString('base64') }, data: '' })),
    }))
    await list.more(1)
    const before = list.keys()
    newest = 32
    await list.observer.refetch()
    expect(list.asked()).toHaveLength(3)
    expect([list.keys(), list.newer()]).toEqual([before, 2])
  })

  it('fetches more pages than there are, on request', async () => {
    const list = await show(
      transactions,
      {},
      history(() => 45),
    )
    await list.queryClient.fetchInfiniteQuery({ ...list.options, pages: 3, staleTime: 0 } as never)
    expect(list.keys()).toHaveLength(30)
    expect(list.asked()).toHaveLength(4)
  })
})

describe('with maxPages', () => {
  it('loading on drops the first pages, and loading back restores them, each row in its place', async () => {
    let count = 60
    const list = await show(
      transactions,
      {},
      history(() => count),
      { maxPages: 2 },
    )
    const screens = [list.keys()]
    expect(list.result().hasPreviousPage).toBe(false)
    for (let page = 0; page < 4; page++) {
      await list.more(1)
      screens.push(list.keys())
      expect(list.data().pages.length).toBe(2)
      // New rows arrive all the time: they stay above.
      count += 3
    }
    expect(list.keys()).toEqual(down(31, 11).map((lt) => `h${lt}`))
    for (let page = 3; page > 0; page--) {
      expect(list.result().hasPreviousPage).toBe(true)
      await list.observer.fetchPreviousPage()
      expect(list.keys()).toEqual(screens[page])
    }
    expect(list.result().hasPreviousPage).toBe(false)
    await list.observer.refetch()
    expect(list.keys()).toEqual(screens[1])
    expect(list.newer()).toBeGreaterThan(0)
  })

  it('a refetch in the middle of the list is one request, of the rows that are there', async () => {
    const list = await show(
      transactions,
      {},
      history(() => 60),
      { maxPages: 2 },
    )
    await list.more(3)
    const before = list.keys()
    await list.observer.refetch()
    expect(list.asked().slice(4)).toHaveLength(1)
    expect(list.keys()).toEqual(before)
    await list.observer.fetchPreviousPage()
    expect(list.keys()[0]).toBe('h51')
  })

  it('works both ways over offsets too', async () => {
    const list = await show(
      jettonWallets,
      { owner_address: ME },
      ({ limit, offset }) => ({
        jetton_wallets: down(60, 1)
          .slice(Number(offset), Number(offset) + Number(limit))
          .map((id) => ({ address: `w${id}` })),
      }),
      { maxPages: 1 },
    )
    await list.more(2)
    expect(list.keys()[0]).toBe('w40')
    await list.observer.fetchPreviousPage()
    expect(list.keys()[0]).toBe('w50')
    await list.observer.fetchPreviousPage()
    expect([list.keys()[0], list.result().hasPreviousPage]).toEqual(['w60', false])
  })
  it('remembers a hundred pages back, and no more, in a list of any length', async () => {
    const list = await show(
      transactions,
      { limit: 1 },
      history(() => 400),
      { maxPages: 3 },
    )
    await list.more(300)
    expect(JSON.stringify(list.data().pageParams).length).toBeLessThan(30_000)
    for (let back = 0; back < 100; back++) await list.observer.fetchPreviousPage()
    // A page begins with the last row of the one before it.
    expect([list.keys()[0], list.result().hasPreviousPage]).toEqual(['h203', false])
    await list.observer.refetch()
    expect(list.keys()[0]).toBe('h203')
  })
})
