import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { isResponseMismatchError, isTonCenterError, type ResponseMismatchError } from '../../src/core/errors.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { topAccountsByBalance } from '../../src/endpoints/v3/stats/topAccountsByBalance.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { createLocalService } from '../../src/local/service.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { demoParams } from '../support/demo.ts'
import { serve } from '../support/server.ts'

const account = (digit: string) => `0:${digit.repeat(64)}`
const ROWS = [
  { account: account('A'), balance: '1' },
  { account: account('B'), balance: 2 },
  { account: account('C'), balance: '3' },
]

function client(url: string, options: ClientOptions = {}) {
  const client = createClient({ network: 'local', baseUrl: url, retries: 0, ...options })
  onTestFinished(() => client.close())
  return client
}

describe('an answer that is not as documented', () => {
  it('fails the request, unless told otherwise', async () => {
    const { url } = await serve(() => ROWS)
    const heard: unknown[] = []
    const asked = client(url, { onMismatch: (report) => heard.push(report) }).request(topAccountsByBalance, {})
    await expect(asked).rejects.toMatchObject({ code: 'response-mismatch', path: [1, 'balance'] })
    expect(heard).toEqual([])
  })

  it('is reported with where it is, what should be there and what is, and given as it came', async () => {
    const { url } = await serve(() => ROWS)
    const heard: ResponseMismatchError[] = []
    const asked = client(url, { onResponseMismatch: 'report', onMismatch: (report) => heard.push(report) })
    expect(await asked.request(topAccountsByBalance, {})).toEqual(ROWS)
    expect(heard).toHaveLength(1)
    expect(isResponseMismatchError(heard[0])).toBe(true)
    expect(heard[0]).toMatchObject({
      endpoint: 'v3 topAccountsByBalance',
      network: 'local',
      path: [1, 'balance'],
      got: 'number 2',
    })
    expect(heard[0]?.expected).toMatch(/string/)
  })

  it('is given as it came without a word, when told to ignore it', async () => {
    const { url } = await serve(() => ROWS)
    const heard: unknown[] = []
    const asked = client(url, { onResponseMismatch: 'ignore', onMismatch: (report) => heard.push(report) })
    expect(await asked.request(topAccountsByBalance, {})).toEqual(ROWS)
    expect(heard).toEqual([])
  })

  it('still fails when rows belong to somebody else', async () => {
    const { url } = await serve(() => ({
      transactions: [null, { account: account('B'), lt: 5 }, { account: account('A') }].slice(1),
      address_book: {},
    }))
    const asked = client(url, { onResponseMismatch: 'report' }).request(transactions, { account: account('A') })
    await expect(asked).rejects.toMatchObject({ code: 'ownership-mismatch', got: [account('B')] })
  })
})

describe('a broken row of a list', () => {
  const good = (lt: number) => ({ hash: `h${lt}`, lt: String(lt), now: lt })

  it.each([
    ['is nothing', null],
    ['has no key', { lt: '15', now: 15 }],
    ['has a logical time that is none', { hash: 'broken', lt: 'yesterday', now: 15 }],
    ['has a logical time that is a number', { hash: 'broken', lt: 15, now: 15 }],
    ['is a text', 'sorry'],
  ])('that %s is shown once, and the list goes on without losing another', async (_name, broken) => {
    const { url } = await serve(({ url: { searchParams } }) => {
      const [end, limit] = ['end_lt', 'limit'].map((name) => Number(searchParams.get(name) ?? 30))
      const all = Array.from({ length: 30 }, (_, n) => (n === 15 ? broken : good(30 - n)))
      const from = all.findIndex((row) => Number((row as { lt?: string } | null)?.lt) <= (end ?? 30))
      return { transactions: all.slice(from, from + (limit ?? 0)), address_book: {} }
    })
    const queryClient = new QueryClient()
    const options = infiniteQueryOptions(transactions, client(url, { onResponseMismatch: 'ignore' }), {})
    const observer = new InfiniteQueryObserver(queryClient, options as never)
    const stop = observer.subscribe(() => {})
    onTestFinished(() => {
      stop()
      queryClient.clear()
    })
    await observer.refetch({ cancelRefetch: false })
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
    const rows = () => rowsOf(transactions)(observer.getCurrentResult().data as never).rows as unknown[]
    expect(rows()).toHaveLength(30)
    expect(rows().filter((row) => JSON.stringify(row) === JSON.stringify(broken))).toHaveLength(1)
    const before = rows()
    await observer.refetch()
    expect(rows()).toEqual(before)
  })
})

describe('every endpoint, asked of a service whose answers drift', () => {
  it('gives what came or refuses it with a typed error, and nothing else', async () => {
    const service = createLocalService({ mine: 'manual' })
    const params = await demoParams(service)
    service.faults([{ kind: 'drift' }])
    onTestFinished(() => service.close())
    const heard: ResponseMismatchError[] = []
    const asked = client('http://local.test', {
      fetch: service.handle,
      onResponseMismatch: 'report',
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
