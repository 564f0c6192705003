import { describe, expect, it } from 'vitest'
import type { JettonWalletsParams } from '../../src/contract/v3/endpoints/jettonWallets.ts'
import { createClient } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../../src/endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../../src/endpoints/v3/accounts/walletStates.ts'
import { messages } from '../../src/endpoints/v3/blockchain/messages.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../../src/endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { nftItems } from '../../src/endpoints/v3/nfts/nftItems.ts'
import { createLocalService } from '../../src/local/service.ts'
import { address as raw, rawOf } from '../support/accounts.ts'
import { serve } from '../support/server.ts'
import { asked, open } from './batchCalls.ts'

describe('jetton wallets by owner', () => {
  /** `count` wallets for each owner, mixed, with balances that fall, in the order of an id. */
  const wallets = (owners: readonly string[], counts: readonly number[], limit: number) => {
    const rows = Array.from({ length: Math.max(...counts) }, (_, round) =>
      owners.flatMap((owner, at) => (round < (counts[at] ?? 0) ? [{ owner, round, at }] : [])),
    ).flat()
    return {
      jetton_wallets: rows.slice(0, limit).map(({ owner, round, at }) => ({
        address: raw(10_000 * (at + 1) + round),
        balance: String((round * 7) % 5),
        owner,
        jetton: raw(5),
        last_transaction_lt: '1',
        code_hash: null,
        data_hash: null,
      })),
      address_book: {},
      metadata: {},
    }
  }
  const service = (counts: Readonly<Record<string, number>>) =>
    serve((one) => {
      const owners = asked(one, 'owner_address').map(rawOf)
      const answer = wallets(
        owners,
        owners.map((owner) => counts[owner] ?? 0),
        1e9,
      )
      const order = one.url.searchParams.get('sort')
      if (order)
        answer.jetton_wallets.sort((a, b) => (order === 'asc' ? 1 : -1) * (Number(a.balance) - Number(b.balance)))
      answer.jetton_wallets.length = Math.min(answer.jetton_wallets.length, Number(one.url.searchParams.get('limit')))
      return answer
    })

  it('travel together as first pages: each caller has its own limit and order', async () => {
    const { url, seen } = await service({ [raw(1)]: 12, [raw(2)]: 3 })
    const { client, calls } = open({ baseUrl: url })
    const ask = (params: JettonWalletsParams) => client.request(jettonWallets, params)
    const [ten, small, sorted, other, none] = await Promise.all([
      ask({ owner_address: raw(1) }),
      ask({ owner_address: raw(1), limit: 2, offset: 0 }),
      ask({ owner_address: raw(1), sort: 'desc', limit: 4 }),
      ask({ owner_address: raw(2), sort: 'asc' }),
      ask({ owner_address: raw(3) }),
    ])
    expect(seen).toHaveLength(1)
    expect(seen[0]?.url.searchParams.get('limit')).toBe('1000')
    expect(seen[0]?.url.searchParams.get('sort')).toBe(null)
    expect(calls[0]?.members).toBe(5)
    expect(ten?.jetton_wallets).toHaveLength(10)
    expect(small?.jetton_wallets).toEqual(ten?.jetton_wallets.slice(0, 2))
    expect(sorted?.jetton_wallets.map(({ balance }) => balance)).toEqual(['4', '4', '3', '3'])
    expect(other?.jetton_wallets.map(({ balance }) => balance)).toEqual(['0', '2', '4'])
    expect(none?.jetton_wallets).toEqual([])
    for (const row of ten?.jetton_wallets ?? []) expect(row.owner).toBe(raw(1))
  })

  it('owners with too few rows in the answer are asked for again alone, with their own limit', async () => {
    const { url, seen } = await service({ [raw(1)]: 2_000, [raw(2)]: 3, [raw(3)]: 40 })
    const { client } = open({ baseUrl: url })
    const ask = (owner_address: string, more = {}) => client.request(jettonWallets, { owner_address, ...more })
    const [proven, ordered, few] = await Promise.all([
      ask(raw(1), { limit: 10 }),
      ask(raw(3), { sort: 'desc', limit: 5 }),
      ask(raw(2)),
    ])
    expect(seen.map((one) => [asked(one, 'owner_address').length, one.url.searchParams.get('limit')])).toEqual([
      [3, '1000'],
      [1, '5'],
      [1, '10'],
    ])
    expect(proven.jetton_wallets).toHaveLength(10)
    expect(ordered.jetton_wallets.map(({ balance }) => balance)).toEqual(['4', '4', '4', '4', '4'])
    expect(few.jetton_wallets).toHaveLength(3)
  })

  it('unreadable rows count: they make no full answer a short one', async () => {
    const { url, seen } = await serve((one) => {
      const owners = asked(one, 'owner_address').map(rawOf)
      const answer = wallets(owners, [700, 700], Number(one.url.searchParams.get('limit')))
      const rows = answer.jetton_wallets.map((row, n) => (n % 300 === 1 ? { ...row, balance: 5 } : row))
      return { ...answer, jetton_wallets: rows }
    })
    const { client } = open({ baseUrl: url })
    const ask = (owner_address: string, limit: number) => client.request(jettonWallets, { owner_address, limit })
    const [all, ten] = await Promise.all([ask(raw(1), 600), ask(raw(2), 10)])
    expect(seen.map((one) => asked(one, 'owner_address').length)).toEqual([2, 1])
    expect(all.jetton_wallets.length + (all.unreadable?.length ?? 0)).toBe(600)
    // Of its 500 rows in the answer, ten in the answer's order, and what of them could not be read.
    expect(ten.jetton_wallets).toHaveLength(10)
    expect(ten.unreadable?.map(({ index }) => index)).toEqual([10, 11, 12, 13])
    for (const { row } of ten.unreadable ?? []) expect(row).toMatchObject({ owner: raw(2), balance: 5 })
  })

  it('travel alone beyond the first page, and where several jettons are asked for', async () => {
    const { url, seen } = await service({})
    const { client } = open({ baseUrl: url })
    await Promise.all([
      client.request(jettonWallets, { owner_address: raw(1), offset: 10 }),
      client.request(jettonWallets, { owner_address: raw(2), offset: 10 }),
      client.request(jettonWallets, { owner_address: raw(3), jetton_address: [raw(5), raw(6)] }),
      client.request(jettonWallets, { owner_address: raw(4), jetton_address: [raw(5), raw(6)] }),
    ])
    expect(seen).toHaveLength(4)
  })
})

describe('on the demo chain, an answer to many is to each the answer it would have had alone', () => {
  const service = createLocalService()
  const alone = { network: 'local', baseUrl: 'http://local.test', fetch: service.fetch } as const

  it.each([
    ['accountStates', accountStates, 'address', 'accounts'],
    ['walletStates', walletStates, 'address', 'accounts'],
    ['metadata', metadata, 'address', 'jettons'],
    ['addressBook', addressBook, 'address', 'accounts'],
    ['jettonMasters', jettonMasters, 'address', 'jettons'],
    ['nftItems', nftItems, 'address', 'nfts'],
    ['transactions', transactions, 'hash', 'transactions'],
    ['messages', messages, 'msg_hash', 'messages'],
    ['jettonWallets by owner', jettonWallets, 'owner_address', 'accounts'],
  ] as const)('%s', async (_name, endpoint, key, kind) => {
    const page = await createClient(alone).request(transactions, { limit: 40 })
    const rows = page.transactions
    const jettons = await createClient(alone).request(jettonMasters, { limit: 20 })
    const nfts = await createClient(alone).request(nftItems, { limit: 20 })
    const keys = {
      accounts: [...new Set(rows.map(({ account }) => account)), raw(1)],
      transactions: rows.map(({ hash }) => hash),
      messages: rows.flatMap(({ in_msg }) => (in_msg ? [in_msg.hash] : [])),
      jettons: [...jettons.jetton_masters.map(({ address }) => address), raw(1)],
      nfts: nfts.nft_items.map(({ address }) => address),
    }[kind].slice(0, 25)
    expect(keys.length).toBeGreaterThan(3)
    const single = []
    for (const one of keys) single.push(await createClient(alone).request(endpoint as never, { [key]: one } as never))
    const { client, calls } = open(alone)
    const together = await Promise.all(keys.map((one) => client.request(endpoint as never, { [key]: one } as never)))
    // Names of accounts that no row names (a collection that was requested as an account) are left out.
    expect(single).toMatchObject(together)
    const rowsOf = (data: object) => ({ ...data, metadata: undefined })
    expect((together as object[]).map(rowsOf)).toEqual((single as object[]).map(rowsOf))
    await expect.poll(() => calls.length).toBe(1)
  })
})
