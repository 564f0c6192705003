import { describe, expect, it } from 'vitest'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { nftItems } from '../../src/endpoints/v3/nfts/nftItems.ts'
import { testLeaving } from './leaving.ts'
import { down, show } from './refetching.ts'

describe('30 random histories in which rows leave', () => testLeaving(30))

const ME = `0:${'A'.repeat(64)}`
const items = (rows: () => readonly number[]) => (asked: Record<string, string>) => ({
  nft_items: rows()
    .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit))
    .map((n) => ({ address: `h${n}` })),
})

describe('a row that leaves', () => {
  it('an earlier page of a list by offset hides no other: the next page brings it', async () => {
    let rows = down(30, 1)
    const list = await show(
      nftItems,
      { owner_address: ME },
      items(() => rows),
    )
    rows = rows.filter((n) => n !== 28)
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toEqual(expect.arrayContaining(rows.map((n) => `h${n}`)))
    expect(
      list
        .asked()
        .slice(0, 3)
        .map(({ offset, limit }) => [offset, limit]),
    ).toEqual([
      ['0', '10'],
      ['9', '11'],
      ['0', '20'],
    ])
    await list.observer.refetch()
    expect(list.keys()).toEqual(rows.map((n) => `h${n}`))
  })

  it('a list of more than 1 000 rows is loaded again in parts, and page 1 is of the same time as the others', async () => {
    let rows = down(1_500, 1)
    const list = await show(
      nftItems,
      { owner_address: ME, limit: 500 },
      items(() => rows),
    )
    await list.more(2)
    expect(list.keys()).toHaveLength(1_500)
    rows = [1_501, ...rows]
    await list.observer.refetch()
    expect(list.keys()).toEqual(rows.slice(0, 1_500).map((n) => `h${n}`))
    rows = rows.filter((n) => n !== 1_501 && n !== 700)
    await list.observer.refetch()
    expect(list.keys()).toEqual(rows.map((n) => `h${n}`))
  })

  it('and one that moves over the loaded pages hide no other from a list by offset that says it is complete', async () => {
    let rows = ['f', 'e', 'd', 'c', 'b', 'a']
    const list = await show(jettonWallets, { owner_address: ME, limit: 3, sort: 'desc' }, (asked) => ({
      jetton_wallets: rows
        .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit))
        .map((address) => ({ address })),
    }))
    rows = ['c', 'f', 'd', 'b', 'a']
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(list.asked().map(({ offset, limit }) => [offset, limit])).toEqual([
      ['0', '3'],
      ['2', '4'],
      // The page is the last one.
      ['0', '6'],
      // It has as many rows as a full page.
      ['5', '4'],
      ['0', '9'],
    ])
    await list.observer.refetch()
    expect(list.keys()).toEqual(rows)
  })

  it('the newest of a pinned list, not final, leaves when two refetches in turn lack it', async () => {
    const row = (n: number, finality = 'finalized') => ({ hash: `h${n}`, lt: String(n), now: n, finality })
    let rows = [row(5, 'confirmed'), ...[4, 3, 2, 1].map((n) => row(n))]
    const answer = (asked: Record<string, string>) => ({
      transactions: rows.filter(({ lt }) => Number(lt) <= Number(asked.end_lt ?? 99)).slice(0, Number(asked.limit)),
    })
    const list = await show(transactions, { account: ME, limit: 3 }, answer)
    const all = rows
    const refetch = async (now: typeof rows) => {
      rows = now
      await list.observer.refetch()
      return list.keys()
    }
    const without = all.slice(1)
    // A late copy of the database lacks it once.
    expect(await refetch(without)).toEqual(['h5', 'h4', 'h3'])
    expect(await refetch(all)).toEqual(['h5', 'h4', 'h3'])
    expect(await refetch(without)).toEqual(['h5', 'h4', 'h3'])
    expect(await refetch(without)).toEqual(['h4', 'h3', 'h2'])
    expect(list.newer()).toBe(0)
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toEqual(['h4', 'h3', 'h2', 'h1'])
  })

  it('the only row of a pinned list leaves too', async () => {
    let rows = [{ hash: 'h5', lt: '5', now: 5, finality: 'confirmed' }]
    const list = await show(transactions, { account: ME, limit: 3 }, () => ({ transactions: rows }))
    rows = []
    await list.observer.refetch()
    expect(list.keys()).toEqual(['h5'])
    await list.observer.refetch()
    expect([list.keys(), list.result().hasNextPage]).toEqual([[], false])
  })

  it.each([
    ['confirmed', ['h4', 'h3']],
    ['finalized', ['h5', 'h4', 'h3']],
  ])('a pinned list keeps it only where it was final: %s', async (finality, kept) => {
    const row = (n: number, finality = 'finalized') => ({ hash: `h${n}`, lt: String(n), now: n, finality })
    let rows = [row(5, finality), ...[4, 3, 2, 1].map((n) => row(n))]
    const answer = (asked: Record<string, string>) => ({
      transactions: rows.filter(({ lt }) => Number(lt) <= Number(asked.end_lt ?? 99)).slice(0, Number(asked.limit)),
    })
    const list = await show(transactions, { account: ME, limit: 3 }, answer)
    rows = [row(6), ...rows.slice(1)]
    await list.observer.refetch()
    expect(list.keys().slice(0, kept.length)).toEqual(kept)
    expect(list.newer()).toBe(1)
    while (list.result().hasNextPage) await list.more(1)
    expect(list.keys()).toEqual(expect.arrayContaining(['h4', 'h3', 'h2', 'h1']))
  })
})
