import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TransactionsResponse } from '../../src/contract/v3/endpoints/transactions.ts'
import { createClient } from '../../src/core/client.ts'
import * as z from '../../src/core/schema/schema.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer, showNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'

const record = {
  ...transactions,
  owns: () => [],
  response: z.object<TransactionsResponse>({
    transactions: z.array(z.object<{ hash: string; lt: string }>({ hash: z.string(), lt: z.string() })) as never,
    address_book: z.mapOf(z.unknown()) as never,
  }),
}

/** A pinned list of transactions with logical times `count` … 1. Those in `broken` have a logical time that is a number. */
async function start({ count, broken = [], limit = 10 }: { count: number; broken?: number[]; limit?: number }) {
  const service = { count, broken: new Set(broken), gone: 0 }
  const asked: number[] = []
  const fetch = async ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const number = (name: string, absent: number) => Number(searchParams.get(name) ?? absent)
    const [offset, most] = [number('offset', 0), number('limit', 10)]
    asked.push(most)
    const rows = Array.from({ length: service.count }, (_, n) => service.count - n)
      .filter((lt) => lt !== service.gone && lt <= number('end_lt', Number.POSITIVE_INFINITY))
      .slice(offset, offset + most)
      .map((lt) => ({ hash: `h${lt}`, lt: service.broken.has(lt) ? lt : String(lt) }))
    return Response.json({ transactions: rows, address_book: {} })
  }
  const client = createClient({ network: 'local', baseUrl: 'http://local', fetch, retries: 0 })
  const queryClient = new QueryClient()
  const options = infiniteQueryOptions(record, client, { limit })
  const observer = new InfiniteQueryObserver(queryClient, options as never)
  const stop = observer.subscribe(() => {})
  const close = () => {
    stop()
    queryClient.clear()
    client.close()
  }
  await observer.refetch({ cancelRefetch: false })
  const shown = () => rowsOf(record)(observer.getCurrentResult().data as never)
  const query = () => queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  return {
    service,
    asked,
    close,
    observer,
    /** Logical times of the readable rows, and those of the unreadable. */
    rows: () => shown().rows.map(({ lt }) => Number(lt)),
    unreadable: () => (shown().unreadable ?? []).map(({ row }) => (row as { lt: number }).lt),
    newer: () => countNewer(query()),
    letIn: () => showNewer(queryClient, query() as never, record.pagination.first),
    hasMore: () => observer.getCurrentResult().hasNextPage,
    more: () => observer.fetchNextPage(),
  }
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)

async function open(options: Parameters<typeof start>[0]) {
  const list = await start(options)
  onTestFinished(list.close)
  return list
}

describe('an unreadable row of a pinned list', () => {
  it('an unreadable row that is new counts as one new row, and is listed once it is let in', async () => {
    const list = await open({ count: 5 })
    Object.assign(list.service, { count: 7, broken: new Set([7]) })
    await list.observer.refetch()
    expect([list.rows(), list.unreadable(), list.newer()]).toEqual([down(5, 1), [], 2])
    await list.letIn()
    expect([list.rows(), list.unreadable(), list.newer()]).toEqual([down(6, 1), [7], 0])
  })

  it('an unreadable row that is the only new one counts too', async () => {
    const list = await open({ count: 5 })
    Object.assign(list.service, { count: 6, broken: new Set([6]) })
    await list.observer.refetch()
    expect(list.newer()).toBe(1)
  })

  it.each([
    ['the first of the list', [30]],
    ['in the middle of a page', [25]],
    ['the last of a page, which the next page has too', [21]],
    ['the first of a page', [20]],
    ['the last of the list', [1]],
    ['a whole page', down(30, 21)],
  ])('an unreadable row that stays unreadable is nothing new: %s', async (_name, broken) => {
    const list = await open({ count: 30, broken })
    while (list.hasMore()) await list.more()
    await list.observer.refetch()
    expect([list.unreadable(), list.newer()]).toEqual([broken, 0])
    list.service.count = 32
    await list.observer.refetch()
    expect([list.unreadable(), list.newer()]).toEqual([broken, 2])
  })

  it.each([
    ['the first of the list', [30]],
    ['in the middle of a page', [25, 24]],
    ['the last of a page, which the next page has too', [21]],
    ['the first of a page', [20]],
    ['the last of the list', [1]],
  ])('an unreadable row that the service mends returns to its place, and is not new: %s', async (_name, broken) => {
    const list = await open({ count: 30, broken })
    while (list.hasMore()) await list.more()
    Object.assign(list.service, { count: 32, broken: new Set() })
    await list.observer.refetch()
    expect([list.rows(), list.unreadable(), list.newer()]).toEqual([down(30, 1), [], 2])
    expect(list.hasMore()).toBe(false)
  })

  it('an unreadable row that the service mends between two pages is in its place, and no longer listed', async () => {
    const list = await open({ count: 30, broken: [21] })
    list.service.broken.clear()
    await list.more()
    await list.observer.refetch()
    expect([list.rows(), list.unreadable(), list.newer()]).toEqual([down(30, 11), [], 0])
  })

  it('an unreadable row that a refetch does not reach stays listed', async () => {
    const list = await open({ count: 5, broken: [1] })
    Object.assign(list.service, { count: 12, broken: new Set() })
    await list.observer.refetch()
    expect([list.rows(), list.unreadable()]).toEqual([[5, 4, 3, 2], [1]])
  })

  it('an unreadable row that the service drops does not end the list', async () => {
    const list = await open({ count: 30, broken: [25] })
    list.service.gone = 25
    await list.observer.refetch()
    expect(list.hasMore()).toBe(true)
    while (list.hasMore()) await list.more()
    expect([list.rows(), list.newer()]).toEqual([down(30, 1).filter((lt) => lt !== 25), 0])
  })

  it('is shown, listed or new exactly once in 100 random histories', async () => {
    const step = fc.oneof(
      fc.constantFrom('more', 'again', 'let in'),
      fc.record({ come: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ mend: fc.integer({ min: 1, max: 40 }) }),
    )
    const history = fc.record({
      limit: fc.integer({ min: 3, max: 6 }),
      count: fc.integer({ min: 3, max: 25 }),
      steps: fc.array(step, { maxLength: 12 }),
    })
    const every3rd = Array.from({ length: 60 }, (_, n) => n).filter((lt) => lt % 3 === 0)
    await fc.assert(
      fc.asyncProperty(history, async ({ limit, count, steps }) => {
        const list = await start({ count, limit, broken: every3rd })
        let head = count
        let seen = count
        for (const step of [...steps, 'again' as const]) {
          if (step === 'more' && list.hasMore()) await list.more()
          else if (step === 'let in' && list.newer()) {
            await list.letIn()
            head = seen
          } else if (step === 'again') {
            // A row was mended before the next page repeats it. One page lists it, the other shows it, until a refetch.
            const loaded = new Set([...list.rows(), ...list.unreadable()]).size
            await list.observer.refetch()
            seen = list.service.count
            // Below this the answer has nothing.
            const reach = list.service.count - (list.asked.at(-1) as number)
            const newest = list.rows()[0] as number
            if (newest > reach) expect(list.newer()).toBe(seen - head)
            const window = newest > reach ? down(head, Math.max(head - loaded + 1, reach + 1)) : []
            const [broken, fine] = [true, false].map((is) => window.filter((lt) => list.service.broken.has(lt) === is))
            expect(list.rows().slice(0, fine?.length)).toEqual(fine)
            expect(list.unreadable().slice(0, broken?.length)).toEqual(broken)
          } else if (typeof step === 'object') {
            if ('come' in step) list.service.count += step.come
            else list.service.broken.delete(step.mend)
          }
        }
        list.close()
      }),
      { numRuns: 100 },
    )
  })
})
