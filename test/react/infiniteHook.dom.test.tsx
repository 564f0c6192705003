import type { ServerResponse } from 'node:http'
import { skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { JettonWalletsResponse } from '../../src/contract/v3/endpoints/jettonWallets.ts'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { Rows } from '../../src/query/rows.ts'
import { useGetTransactionsInfinite } from '../../src/react/v2/transactions.ts'
import { useMasterchainBlockShardsInfinite } from '../../src/react/v3/blockchain.ts'
import { useJettonWalletsInfinite } from '../../src/react/v3/jettons.ts'
import { useValidatorEventsInfinite } from '../../src/react/v3/validators.ts'
import { nextPage, setup } from '../support/react.tsx'
import { type Seen, serve } from '../support/server.ts'
import { transactionBoc } from '../support/transactionBoc.ts'

afterEach(cleanup)

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const address = (n: number) => `0:${n.toString(16).padStart(64, '0').toUpperCase()}`
const wallet = (n: number) => ({
  address: address(n),
  balance: String(n),
  owner: address(1000),
  jetton: address(2000 + n),
  last_transaction_lt: '1',
  code_hash: null,
  data_hash: null,
})

/** A list of wallets behind `limit` and `offset`; `wallets` may change between requests. */
const lists = (wallets: () => ReturnType<typeof wallet>[]) => (seen: Seen) => {
  const [limit, offset] = ['limit', 'offset'].map((name) => Number(seen.url.searchParams.get(name)))
  const jetton_wallets = wallets().slice(offset, (offset ?? 0) + (limit ?? 0))
  return { jetton_wallets, address_book: {}, metadata: {} }
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => wallet(from + n))

type Listed = { current: ReturnType<typeof useJettonWalletsInfinite<Rows<JettonWalletsResponse, JettonWallet>>> }
const ids = (result: Listed) => result.current.data?.rows.map(({ balance }) => Number(balance))

describe('an infinite hook whose params are not known yet', () => {
  it('sends nothing, also when it is asked to load', async () => {
    const { url, seen } = await serve(lists(() => range(0, 3)))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useJettonWalletsInfinite(undefined), { wrapper })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    await act(async () => void (await result.current.refetch()))
    await act(async () => void (await result.current.fetchNextPage()))
    expect(result.current.data).toBeUndefined()
    expect(seen).toHaveLength(0)
  })
})

describe('an infinite hook over offset and limit', () => {
  it.each([
    ['an empty first page', 0, [0]],
    ['a short first page', 7, [7]],
    ['an exact multiple, whose end only one more page shows', 20, [10, 20, 20]],
    ['a short last page', 23, [10, 20, 23]],
  ])('ends where it should: %s', async (_name, count, lengths) => {
    const { url, seen } = await serve(lists(() => range(0, count)))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useJettonWalletsInfinite({}), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    for (const [page, length] of lengths.entries()) {
      if (page) await nextPage(result)
      expect(result.current.data?.rows).toHaveLength(length)
      expect(result.current.hasNextPage).toBe(page < lengths.length - 1)
    }
    expect(ids(result)).toEqual(range(0, count).map(({ balance }) => Number(balance)))
    const offsets = lengths.map((_, page) => page && page * 10 - 1)
    // At the end of several pages, all rows once more.
    if (lengths.length > 1) offsets.push(0)
    expect(seen.map(({ url }) => Number(url.searchParams.get('offset')))).toEqual(offsets)
  })

  it('draws a row once that moved down while one was reading, and the row that pushed it', async () => {
    let rows = range(0, 30)
    const { url } = await serve(lists(() => rows))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useJettonWalletsInfinite({ limit: 10 }), { wrapper })
    await waitFor(() => expect(ids(result)).toHaveLength(10))
    rows = [wallet(99), ...rows]
    await nextPage(result)
    expect(ids(result)).toEqual([...range(0, 10), wallet(99), ...range(10, 19)].map(({ balance }) => Number(balance)))
  })

  it('says that rows may be missing while they move between its requests for 1 000 rows, until two loads agree', async () => {
    const rows = range(0, 1_001)
    let isMoving = false
    const { url, seen } = await serve((one) => {
      // The last one moves to the head.
      if (isMoving) rows.unshift(...rows.splice(-1))
      return lists(() => rows)(one)
    })
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useJettonWalletsInfinite({ limit: 1_000 }), { wrapper })
    await waitFor(() => expect(ids(result)).toHaveLength(1_000))
    isMoving = true
    await nextPage(result)
    await waitFor(() => expect([result.current.hasNextPage, result.current.mayLackRows]).toEqual([false, true]))
    // The first page and the second, and all rows twice.
    expect(seen).toHaveLength(6)
    isMoving = false
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.mayLackRows).toBe(false))
    expect(ids(result)).toEqual(rows.map(({ balance }) => Number(balance)))
    expect(seen).toHaveLength(10)
    await act(() => result.current.refetch())
    expect([result.current.mayLackRows, seen.length]).toEqual([false, 12])
  })

  it('gives rows that are the very objects of the pages, and keeps them when nothing changed', async () => {
    const { url } = await serve(lists(() => range(0, 15)))
    const { wrapper } = setup({ baseUrl: url })
    const { result, rerender } = renderHook(() => useJettonWalletsInfinite({ limit: 10 }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const { data } = result.current
    expect(data?.rows[0]).toBe(data?.pages[0]?.jetton_wallets[0])
    rerender()
    expect(result.current.data).toBe(data)
    await act(() => result.current.refetch())
    expect(result.current.data?.rows[9]).toBe(data?.rows[9])
  })

  it('runs a select of the caller on pages and rows', async () => {
    const { url } = await serve(lists(() => range(0, 3)))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useJettonWalletsInfinite({}, { select: ({ rows }) => rows.length }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.data).toBe(3))
  })

  it('keeps the rows before on screen while those of new params load, when asked to', async () => {
    let hold: Promise<void> | undefined
    let release = () => {}
    const answer = lists(() => range(0, 5))
    const { url } = await serve(async (seen) => {
      await hold
      return answer(seen)
    })
    const { wrapper } = setup({ baseUrl: url })
    const { result, rerender } = renderHook(
      ({ limit }) => [
        useJettonWalletsInfinite({ limit }, { placeholderData: 'previous' }),
        useJettonWalletsInfinite({ limit: limit + 100 }),
      ],
      { wrapper, initialProps: { limit: 10 } },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    hold = new Promise((resolve) => {
      release = resolve
    })
    rerender({ limit: 20 })
    expect(result.current.map(({ data }) => data?.rows.length)).toEqual([5, undefined])
    release()
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
  })

  it('waits for params, fails on wrong ones, and has its own place in the cache', async () => {
    const { url, seen } = await serve(lists(() => range(0, 3)))
    const { wrapper, queryClient } = setup({ baseUrl: url })
    const { result } = renderHook(
      () => [useJettonWalletsInfinite(skipToken), useJettonWalletsInfinite({ owner_address: 'x' })],
      { wrapper },
    )
    await waitFor(() => expect(result.current[1]?.error?.code).toBe('invalid-params'))
    expect(result.current[0]?.fetchStatus).toBe('idle')
    expect(seen).toHaveLength(0)
    const keys = queryClient.getQueryCache().getAll()
    expect(keys.every(({ queryKey }) => queryKey.at(-1) === 'infinite')).toBe(true)
  })
})

describe('an infinite hook over a list that is sorted newest first', () => {
  const event = (utime: number) => ({
    tx_lt: '1',
    tx_hash: hashOf(utime),
    utime,
    type: 'stake_accepted',
    stake_holder_address: address(1),
    amount: '1',
  })
  /** Validator events of the seconds `count` … 1, one each. */
  const events = (count: () => number) => (seen: Seen) => {
    const { searchParams } = seen.url
    const from = Math.min(count(), Number(searchParams.get('end_utime') ?? count()))
    const length = Math.min(from, Number(searchParams.get('limit')))
    return { events: Array.from({ length }, (_, n) => event(from - n)), address_book: {} }
  }

  it('counts new rows, shifts nothing until they are let in, and asks for nothing to let them in', async () => {
    let count = 25
    const { url, seen } = await serve(events(() => count))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useValidatorEventsInfinite({}), { wrapper })
    const times = () => result.current.data?.rows.map(({ utime }) => utime)
    await waitFor(() => expect(times()).toEqual(down(25, 15)))
    const { showNew } = result.current
    count = 27
    await nextPage(result)
    expect(times()).toEqual(down(25, 5))
    expect(result.current.newRows).toBe(0)
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.newRows).toBe(2))
    expect(times()).toEqual(down(25, 5))
    expect(result.current.showNew).toBe(showNew)
    await act(() => showNew())
    await waitFor(() => expect(result.current.newRows).toBe(0))
    expect(times()?.slice(0, 3)).toEqual([27, 26, 25])
    expect(seen).toHaveLength(3)
  })

  it('keeps the rows that were shown while a refetch was pending', async () => {
    let count = 25
    let answered = Promise.resolve()
    const { url, seen } = await serve(async (request) => {
      const answer = events(() => count)(request)
      await answered
      return answer
    })
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useValidatorEventsInfinite({ limit: 5 }), { wrapper })
    const times = () => result.current.data?.rows.map(({ utime }) => utime)
    await waitFor(() => expect(times()).toEqual(down(25, 20)))
    count = 28
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.newRows).toBe(3))
    let answer = () => {}
    answered = new Promise((resolve) => {
      answer = resolve
    })
    const refetched = result.current.refetch()
    await waitFor(() => expect(seen).toHaveLength(3))
    await act(() => result.current.showNew())
    answer()
    await act(() => refetched)
    await waitFor(() => expect(times()?.slice(0, 3)).toEqual([28, 27, 26]))
  })

  it('reports new rows also to hooks whose selection stays the same', async () => {
    let count = 3
    const { url } = await serve(events(() => count))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useValidatorEventsInfinite({}, { select: () => 'the same' }), { wrapper })
    await waitFor(() => expect(result.current.data).toBe('the same'))
    count = 4
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.newRows).toBe(1))
    await act(() => result.current.showNew())
    await waitFor(() => expect(result.current.newRows).toBe(0))
  })

  it('draws again for members of its result that are read, and for no other', async () => {
    const { url } = await serve(events(() => 3))
    const { wrapper } = setup({ baseUrl: url })
    let drawn = 0
    const { result } = renderHook(
      () => {
        drawn++
        const { data, newRows } = useValidatorEventsInfinite({})
        return { data, newRows }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.data?.rows).toHaveLength(3))
    // Once without and once with rows; not for `isFetching` and its like.
    expect(drawn).toBe(2)
  })

  it('keeps no more pages than maxPages, and reads in both directions', async () => {
    const { url } = await serve(events(() => 50))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useValidatorEventsInfinite({}, { maxPages: 2 }), { wrapper })
    const times = () => result.current.data?.rows.map(({ utime }) => utime)
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await nextPage(result)
    await nextPage(result)
    expect(times()).toEqual(down(41, 20))
    await act(async () => {
      await result.current.fetchPreviousPage()
    })
    await waitFor(() => expect(times()).toEqual(down(50, 30)))
    expect(result.current.hasPreviousPage).toBe(false)
  })
})

describe('an infinite hook whose page past the end is a 404 (masterchainBlockShards)', () => {
  const block = (seqno: number) => ({
    ...Object.fromEntries(
      ['after_merge', 'before_split', 'after_split', 'want_merge', 'want_split', 'key_block', 'vert_seqno_incr'].map(
        (name) => [name, false],
      ),
    ),
    ...Object.fromEntries(
      [
        'global_id',
        'version',
        'flags',
        'validator_list_hash_short',
        'gen_catchain_seqno',
        'min_ref_mc_seqno',
        'prev_key_block_seqno',
        'vert_seqno',
        'master_ref_seqno',
        'tx_count',
      ].map((name) => [name, 0]),
    ),
    ...Object.fromEntries(['root_hash', 'file_hash', 'rand_seed', 'created_by'].map((name) => [name, hashOf(1)])),
    ...Object.fromEntries(['gen_utime', 'start_lt', 'end_lt'].map((name) => [name, '1'])),
    masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: 1 },
    prev_blocks: null,
    workchain: 0,
    shard: '8000000000000000',
    seqno,
  })
  const shards = (count: number) => (seen: Seen, response: ServerResponse) => {
    const [limit = 0, offset = 0] = ['limit', 'offset'].map((name) => Number(seen.url.searchParams.get(name)))
    const blocks = Array.from({ length: count }, (_, n) => block(n)).slice(offset, offset + limit)
    if (!blocks.length) response.statusCode = 404
    return blocks.length ? { blocks } : { error: 'blocks not found' }
  }

  it('ends there without an error, when the number of rows is a multiple of the limit', async () => {
    const { url, seen } = await serve(shards(20))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useMasterchainBlockShardsInfinite({ seqno: 1 }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    while (result.current.hasNextPage) await nextPage(result)
    expect(result.current).toMatchObject({ isError: false, hasNextPage: false })
    expect(result.current.data?.rows).toHaveLength(20)
    expect(seen).toHaveLength(3)
  })

  it('fails when the first page is not there', async () => {
    const { url } = await serve(shards(0))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useMasterchainBlockShardsInfinite({ seqno: 1 }), { wrapper })
    await waitFor(() => expect(result.current.error?.code).toBe('not-found'))
  })
})

/** `from` … `to`, without `to`. */
const down = (from: number, to: number) => Array.from({ length: from - to }, (_, n) => from - n)
const hashOf = (lt: number) => Buffer.alloc(32, lt).toString('base64')

/** A history of `count` transactions with logical times `count` … 1, as v2 answers: from `lt` inclusive, newest first. */
const history = (count: number, withData: boolean) => (seen: Seen) => {
  const { searchParams } = seen.url
  const from = Number(searchParams.get('lt') ?? count)
  const after = Number(searchParams.get('to_lt') ?? 0)
  const length = Math.max(0, Math.min(Number(searchParams.get('limit')), from - after))
  const result = Array.from({ length }, (_, n) => ({
    '@type': 'raw.transaction',
    utime: 1,
    data: withData ? transactionBoc(from - n - 1, hashOf(from - n - 1)) : '',
    transaction_id: { '@type': 'internal.transactionId', lt: String(from - n), hash: hashOf(from - n) },
    fee: '0',
    storage_fee: '0',
    other_fee: '0',
    out_msgs: [],
  }))
  return { ok: true, result }
}

describe('the infinite hook over lt and hash (v2 getTransactions)', () => {
  const read = async (count: number, limit: number, withData: boolean, to_lt?: string) => {
    const { url, seen } = await serve(history(count, withData))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useGetTransactionsInfinite({ address: EQ, limit, to_lt }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    while (result.current.hasNextPage) await nextPage(result)
    return { lts: result.current.data?.rows.map((row) => Number(row.transaction_id.lt)), requests: seen.length }
  }
  it('reads the whole history without gap or repeat, and asks for nothing beyond the first transaction', async () => {
    expect(await read(20, 10, true)).toEqual({ lts: down(20, 0), requests: 2 })
    expect(await read(23, 10, true)).toEqual({ lts: down(23, 0), requests: 3 })
    expect(await read(3, 1, true)).toEqual({ lts: [3, 2, 1], requests: 3 })
  })

  it('stops at to_lt', async () => {
    expect(await read(20, 5, true, '12')).toEqual({ lts: down(20, 12), requests: 2 })
  })

  it('continues from the last row where a service leaves out the BoC, and drops the repeated row', async () => {
    expect((await read(20, 10, false)).lts).toEqual(down(20, 0))
    expect((await read(23, 10, false)).lts).toEqual(down(23, 0))
  })
})
