import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { watchTransactions } from '../../src/history/watchTransactions.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

it('has each new transaction of four accounts once, also of a chain on which something happens before each answer', async () => {
  const service = createLocalService({ mine: 'manual' })
  const cheat = async (name: string, params: object = {}) => {
    const sent = await service.fetch(`http://local.test/local/${name}`, {
      method: 'POST',
      body: JSON.stringify(params),
    })
    expect(sent.status).toBe(200)
  }
  const quiet = createClient({
    network: 'local',
    baseUrl: 'http://local.test',
    fetch: (request) => service.fetch(request),
  })
  const busy = createClient({
    network: 'local',
    baseUrl: 'http://local.test',
    async fetch(request) {
      await cheat('impersonate', { from: demo.dollarJetton, to: demo.main, value: '1000000' })
      await cheat('impersonate', { from: demo.main, to: demo.shop, value: '1000000' })
      await cheat('mine')
      return service.fetch(request)
    },
  })
  onTestFinished(async () => {
    busy.close()
    quiet.close()
    await service.close()
  })
  const accounts = [demo.main, demo.shop, demo.dollarJetton, demo.issuer]
  const all = async () => {
    const { transactions: rows } = await quiet.request(transactions, { account: accounts, limit: 1_000, sort: 'asc' })
    return rows.map(({ hash }) => hash)
  }
  const ends = new AbortController()
  const found: string[] = []
  const before = new Set(await all())
  let looks = 0
  for await (const look of watchTransactions({ client: busy, accounts, intervalMs: 1, signal: ends.signal })) {
    // What happened before the first answer is not new.
    if (!looks) for (const hash of await all()) before.add(hash)
    expect(look.skipped).toEqual([])
    found.push(...look.transactions.map(({ hash }) => hash))
    if (++looks === 12) ends.abort()
  }
  const fresh = (await all()).filter((hash) => !before.has(hash))
  expect(found.length).toBeGreaterThan(20)
  expect(found.toSorted()).toEqual(fresh.toSorted())
})
