import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer, showNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'

describe('a list of a chain on which something happens between any two requests', () => {
  it('loses no transaction, repeats none, and shows the new ones on request', async () => {
    const service = createLocalService({ mine: 'manual' })
    const cheat = (name: string, params: object = {}) =>
      service.fetch(`http://local.test/local/${name}`, { method: 'POST', body: JSON.stringify(params) })
    const client = createClient({
      network: 'local',
      baseUrl: 'http://local.test',
      async fetch(request) {
        const sent = await cheat('impersonate', { from: demo.dollarJetton, to: demo.main, value: '1000000' })
        expect(sent.status).toBe(200)
        await cheat('mine')
        return service.fetch(request)
      },
    })
    const queryClient = new QueryClient()
    const options = infiniteQueryOptions(transactions, client, { account: demo.main, limit: 7 })
    const observer = new InfiniteQueryObserver(queryClient, options as never)
    const stop = observer.subscribe(() => {})
    onTestFinished(async () => {
      stop()
      queryClient.clear()
      client.close()
      await service.close()
    })
    const hashes = () => rowsOf(transactions)(observer.getCurrentResult().data as never).rows.map(({ hash }) => hash)
    await observer.refetch({ cancelRefetch: false })
    const first = hashes()
    for (let page = 0; page < 200 && observer.getCurrentResult().hasNextPage; page++) await observer.fetchNextPage()
    const query = queryClient.getQueryCache().find({ queryKey: options.queryKey }) as never
    const read = hashes()
    expect(read.slice(0, first.length)).toEqual(first)
    expect(new Set(read).size).toBe(read.length)
    await observer.refetch()
    expect(hashes().slice(0, read.length)).toEqual(read)
    expect(countNewer(query)).toBeGreaterThan(0)
    showNewer(queryClient, query, transactions.pagination.first)
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
    const all = await (
      await service.fetch(`http://local.test/api/v3/transactions?account=${demo.main}&limit=1000`)
    ).json()
    const served: string[] = all.transactions.map(({ hash }: { hash: string }) => hash)
    // Rows after the refetch are newer still; all before it is shown, in the service's order.
    expect(served.slice(served.indexOf(hashes()[0] as string))).toEqual(hashes())
  })
})
