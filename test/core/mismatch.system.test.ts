import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TransactionsResponse } from '../../src/contract/v3/endpoints/transactions.ts'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { isTonCenterError, type ResponseMismatchError } from '../../src/core/errors.ts'
import * as z from '../../src/core/schema/schema.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { createLocalService } from '../../src/local/service.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { decimal, hash, int } from '../../src/schemas/scalars.ts'
import { demoParams } from '../support/demo.ts'
import { serve } from '../support/server.ts'

function client(url: string, options: ClientOptions = {}) {
  const client = createClient({ network: 'local', baseUrl: url, retries: 0, ...options })
  onTestFinished(() => client.close())
  return client
}

const good = (lt: number) => ({ hash: `h${lt}`, lt: String(lt), now: lt })

describe('a broken row of a list', () => {
  const record = {
    ...transactions,
    response: z.object<TransactionsResponse>({
      transactions: z.array(
        z.object<{ hash: string; lt: string; now: number }>({ hash, lt: decimal, now: int }),
      ) as never,
      address_book: z.mapOf(z.unknown()) as never,
    }),
  }
  const all = (broken: ReadonlyMap<number, unknown>) =>
    Array.from({ length: 30 }, (_, n) => (broken.has(n) ? broken.get(n) : good(30 - n)))

  /** The list of a service that answers with these rows, page by page, to its end. */
  async function open(rows: () => readonly unknown[]) {
    const { url, seen } = await serve(({ url: { searchParams } }) => {
      const [end, limit] = ['end_lt', 'limit'].map((name) => Number(searchParams.get(name) ?? 30))
      const from = rows().findIndex((row) => Number((row as { lt?: string } | null)?.lt) <= (end ?? 30))
      return { transactions: rows().slice(from, from + (limit ?? 0)), address_book: {} }
    })
    const queryClient = new QueryClient()
    const observer = new InfiniteQueryObserver(queryClient, infiniteQueryOptions(record, client(url), {}) as never)
    const stop = observer.subscribe(() => {})
    onTestFinished(() => {
      stop()
      queryClient.clear()
    })
    await observer.refetch({ cancelRefetch: false })
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
    const shown = () => rowsOf(record)(observer.getCurrentResult().data as never)
    return { observer, seen, shown, hashes: () => shown().rows.map(({ hash }) => hash) }
  }
  const others = (broken: ReadonlyMap<number, unknown>) =>
    Array.from({ length: 30 }, (_, n) => n).flatMap((n) => (broken.has(n) ? [] : [`h${30 - n}`]))

  it.each([
    ['is nothing', null],
    ['has no key', { lt: '15', now: 15 }],
    ['has a logical time that is none', { hash: 'broken', lt: 'yesterday', now: 15 }],
    ['has a logical time that is a number', { hash: 'broken', lt: 15, now: 15 }],
    ['is a text', 'sorry'],
  ])('a broken row that %s is reported once, and the list continues without losing another', async (_name, row) => {
    const broken = new Map([[15, row]])
    const { observer, shown, hashes } = await open(() => all(broken))
    expect(hashes()).toEqual(others(broken))
    expect(shown().unreadable).toMatchObject([{ row }])
    const before = shown()
    await observer.refetch()
    expect(shown()).toEqual(before)
  })

  it.each([
    ['the first of a page', [0, 10, 20]],
    ['the last of a page', [9, 19, 29]],
    ['most of a page', [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]],
    ['more than a page, one after the other', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  ])('ends no list: %s', async (_name, places) => {
    const broken = new Map(places.map((n) => [n, { lt: String(30 - n), now: 'then', hash: `h${30 - n}` }]))
    const { hashes, shown } = await open(() => all(broken))
    expect(hashes()).toEqual(others(broken))
    expect(shown().unreadable).toHaveLength(places.length)
  })

  it('returns to its place once it is as documented, and is nothing new', async () => {
    let broken = new Map<number, unknown>([[4, null]])
    const { observer, hashes, shown } = await open(() => all(broken))
    expect(hashes()).toHaveLength(29)
    broken = new Map()
    await observer.refetch()
    expect(countNewer(observer.getCurrentQuery() as never)).toBe(0)
    expect([hashes(), shown().unreadable]).toEqual([others(broken), undefined])
  })
})

describe('every endpoint, asked of a service whose answers drift', () => {
  it('gives the received answer or fails with a typed error, and nothing else', async () => {
    const service = createLocalService({ mine: 'manual' })
    const params = await demoParams(service)
    service.faults([{ kind: 'drift' }])
    onTestFinished(() => service.close())
    const heard: ResponseMismatchError[] = []
    const asked = client('http://local.test', {
      fetch: service.handle,
      onMismatch: (report) => heard.push(report),
    })
    const reads = ([...Object.values(v2), ...Object.values(v3)] as AnyEndpoint[]).filter(({ kind }) => kind === 'query')
    let given = 0
    for (const record of reads) {
      for (let turn = 0; turn < 5; turn++) {
        const error = await asked.request(record, params(record)).then(
          () => given++ < 0,
          (error: unknown) => error,
        )
        if (error) expect(isTonCenterError(error), `${record.name}: ${(error as Error).stack}`).toBe(true)
      }
    }
    expect(given).toBeGreaterThan(reads.length)
    expect(heard.length).toBeGreaterThan(reads.length / 2)
    expect(heard.every(({ expected, got }) => expected && got)).toBe(true)
  })
})
