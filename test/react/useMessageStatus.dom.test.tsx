import { dehydrate, hydrate, onlineManager, skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { beginCell } from '@ton/core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/core/pace/clock.ts'
import { InsecurePageError } from '../../src/core/values/cell.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { signedMessage } from '../../stories/tools/bodies.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'
import { BOC, HASH, headAt, KEY, loadTrace, show, traceOf } from './message.tsx'

beforeAll(loadTrace)
virtualTime()
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const MINUTE = 60_000

/** The device sleeps: the wall clock advances, and no timer of the page does. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('a message that nobody has seen', () => {
  it('is not lost because a device has slept: a late index still has it after the first look', async () => {
    const { known, status, result } = show(HASH)
    await status('sent')
    sleep(5 * MINUTE)
    await pass(6_000)
    expect(result.current.data).toMatchObject({ status: 'sent', misses: 1 })
    known.indexed = [traceOf('finalized')]
    await status('finalized')
  })

  it('is not lost by many quick looks just after the deadline either', async () => {
    const { known, asked, status, result } = show(HASH, { refetchInterval: 200 })
    await status('sent')
    sleep(5 * MINUTE)
    const from = asked.length
    await pass(2_000)
    expect(asked.length - from).toBeGreaterThan(10)
    expect(result.current.data?.status).toBe('sent')
    known.indexed = [traceOf('finalized')]
    await status('finalized')
  })

  it('is not found after three looks past the deadline, and found when it is included later', async () => {
    const { known, asked, status, result } = show(HASH)
    await pass(115_000)
    expect(result.current.data).toMatchObject({ status: 'sent', misses: 0 })
    await status('not-found')
    expect(result.current.data?.misses).toBe(3)
    const from = asked.length
    await pass(5 * MINUTE)
    // A look every half minute is two requests.
    expect((asked.length - from) / 2).toBeCloseTo(10, -0.5)
    known.indexed = [traceOf('finalized')]
    await status('finalized')
    expect(result.current.data?.misses).toBe(0)
  })

  it('is expired where its BoC has a time, by the clock of the service, and is then left alone', async () => {
    const validUntil = Math.floor(Date.now() / 1_000) + 60
    const boc = signedMessage({ seqno: 5, validUntil })
    const { known, asked, status, result } = show(boc, {
      notFoundAfterMs: 20_000,
      select: ({ status, reason }) => ({ status, reason }) as never,
    })
    known.head = headAt(validUntil + 1)
    await status('not-found')
    known.head = headAt(validUntil + 31)
    await status('expired')
    expect(result.current.data).toEqual({ status: 'expired', reason: { code: 'expired' } })
    const from = asked.length
    await pass(60 * MINUTE)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(MINUTE)
    expect(asked.length).toBe(from)
  })

  it('is left alone after ten more minutes, until the page gets the focus', async () => {
    const { known, asked, status } = show(HASH, { notFoundAfterMs: 20_000 })
    await status('not-found')
    await pass(20 * MINUTE)
    const from = asked.length
    await pass(60 * MINUTE)
    expect(asked.length).toBe(from)
    known.indexed = [traceOf('finalized')]
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await status('finalized')
  })

  it('is not found in time also where it was written down by a clock that was an hour ahead', async () => {
    const { queryClient, rerender, result, status } = show(skipToken, { notFoundAfterMs: 20_000 })
    queryClient.setQueryData(KEY, {
      status: 'sent',
      trace: null,
      since: Date.now() + 60 * MINUTE,
      misses: 0,
      missedAt: 0,
    })
    rerender({ message: HASH })
    await pass(1_000)
    expect(result.current.data?.since).toBeLessThanOrEqual(Date.now())
    await status('not-found')
  })
})

it('is timed by the clock of the client', async () => {
  const { url, fetch } = inProcess(() => ({ traces: [], address_book: {}, metadata: {} }))
  const { wrapper } = setup({ baseUrl: url, fetch, clock: { ...systemClock, now: () => 5_000_000 } })
  const { result } = renderHook(() => useMessageStatus(HASH), { wrapper })
  await until(() => expect(result.current.data?.since).toBe(5_000_000))
})

describe('a look that fails', () => {
  it('is the last one where the key is unknown: nothing is asked or drawn any more', async () => {
    const { known, asked, drawn, result } = show(HASH)
    known.status = 401
    await until(() => expect(result.current.error?.code).toBe('unknown-key'))
    const before = [asked.length, drawn()]
    await pass(10 * MINUTE)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    act(() => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    await pass(MINUTE)
    expect([asked.length, drawn()]).toEqual(before)
  })

  it('says so where the trace is there, and is not as documented: the message is not lost', async () => {
    const { known, result } = show(HASH)
    known.indexed = [{ ...traceOf('finalized'), start_lt: 5 as never }]
    await until(() => expect(result.current.error?.code).toBe('response-mismatch'))
    expect(result.current.data).toBeUndefined()
  })

  it('is followed by others where that may mend it', async () => {
    const { known, result, status } = show(HASH)
    known.status = 500
    await until(() => expect(result.current.error?.code).toBe('server'))
    known.status = 200
    known.pending = [traceOf('pending', 'pending')]
    await status('pending')
  })

  it.each([
    ['a text that is none', 'x', 'should be a hash (32 bytes, hex or base64), a BoC, or an object with one'],
    [
      'a BoC that is no message',
      beginCell().storeUint(1, 8).endCell().toBoc().toString('base64'),
      'Not a bag of cells',
    ],
    ['an object with neither', { boc: 'x' }, 'should be a hash'],
  ])('asks nobody for %s, and draws no more', async (_name, message, why) => {
    const { asked, drawn, result } = show(message)
    await until(() => expect(result.current.error?.code).toBe('invalid-params'))
    expect(result.current.error?.message).toContain(why)
    const before = drawn()
    await pass(10 * MINUTE)
    expect([asked.length, drawn()]).toEqual([0, before])
  })
})

describe('a page on plain http', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('says that it cannot hash a BoC, and asks nobody', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { asked, drawn, result } = show(BOC.toString('base64'))
    await until(() => expect(result.current.error?.code).toBe('invalid-params'))
    expect(result.current.error?.cause).toBeInstanceOf(InsecurePageError)
    expect(result.current.error?.message).toContain(
      'Open the page over https or on localhost, or give the hash itself.',
    )
    const before = drawn()
    await pass(10 * MINUTE)
    expect([asked.length, drawn()]).toEqual([0, before])
  })

  it('follows a message by its hash all the same', async () => {
    vi.stubGlobal('crypto', {})
    const { known, status } = show(HASH)
    await status('sent')
    known.indexed = [traceOf('finalized')]
    await status('finalized')
  })
})

describe('the status of a message', () => {
  it('changes from sent over pending and confirmed to finalized, and is then left alone', async () => {
    const { known, asked, paths, status, result } = show(HASH)
    await status('sent')
    expect(paths().slice(0, 2)).toEqual(['pendingTraces', 'traces'])
    known.pending = [traceOf('pending', 'pending')]
    await status('pending')
    known.pending = [traceOf('confirmed', 'pending')]
    await status('confirmed')
    known.pending = []
    known.indexed = [traceOf('confirmed')]
    await status('confirmed')
    known.indexed = [traceOf('notarized, as of tomorrow')]
    await pass(MINUTE)
    await status('confirmed')
    known.indexed = [traceOf('finalized')]
    await status('finalized')
    expect(result.current.data?.trace?.trace_id).toMatch(/=$/)
    const before = asked.length
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(10 * MINUTE)
    expect(asked.length).toBe(before)
  })

  it('costs one request a look while it is pending: five in the first ten seconds, then twelve a minute', async () => {
    const { known, paths, status } = show(HASH)
    known.pending = [traceOf('pending', 'pending')]
    await status('pending')
    await pass(10_000)
    expect(paths().length).toBeCloseTo(6, -1)
    const from = paths().length
    await pass(MINUTE)
    expect(paths().length - from).toBeLessThanOrEqual(13)
    expect(new Set(paths())).toEqual(new Set(['pendingTraces']))
  })

  it('returns to sent when its block is dropped', async () => {
    const { known, status } = show(HASH)
    known.pending = [traceOf('confirmed', 'pending')]
    await status('confirmed')
    known.pending = []
    await status('sent')
  })

  it('is failed when its first transaction is, and that is final', async () => {
    const { known, status, result, queryClient } = show(HASH)
    known.indexed = [traceOf('confirmed', 'complete', true)]
    await status('confirmed')
    known.indexed = [traceOf('finalized', 'complete', true)]
    await status('failed')
    expect(result.current.data?.reason).toEqual({ code: 'no-funds', exitCode: 37 })
    // A cache that is written down holds no number that JSON lacks.
    expect(() => JSON.stringify(dehydrate(queryClient))).not.toThrow()
  })

  it.each([
    ['its hash in hex', async (hash: string) => Buffer.from(hash, 'base64').toString('hex')],
    ['its hash in base64url', async (hash: string) => Buffer.from(hash, 'base64').toString('base64url')],
    ['its BoC in base64', async () => BOC.toString('base64')],
    ['its BoC in hex', async () => BOC.toString('hex')],
    ['what sendTransaction of TON Connect gives', async () => ({ boc: BOC.toString('base64') })],
  ])('is found by %s, under one key', async (_name, spell) => {
    const hash = await normalizedMessageHash(BOC.toString('base64'))
    const { asked, queryClient, status } = show(await spell(hash))
    await status('sent')
    expect(asked.map(({ searchParams }) => searchParams.get('ext_msg_hash') ?? searchParams.get('msg_hash'))).toEqual([
      hash,
      hash,
    ])
    const [query] = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
    expect(query?.queryKey.slice(2)).toEqual(['v3', 'messageStatus', { hash }])
  })

  it('waits for a message, also on a refetch', async () => {
    // TanStack says that there is nothing to ask.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const message of [undefined, null, '', skipToken, { boc: '' }] as const) {
      const { asked, result, unmount } = show(message)
      await pass(MINUTE)
      void result.current.refetch()
      await pass(MINUTE)
      expect([result.current.fetchStatus, result.current.status, asked.length]).toEqual(['idle', 'pending', 0])
      unmount()
    }
  })

  it('is that of the newest message when another one is given', async () => {
    const { known, status, result, rerender } = show({ boc: BOC.toString('base64') })
    known.indexed = [traceOf('finalized')]
    await status('finalized')
    known.indexed = []
    rerender({ message: HASH })
    expect(result.current.data).toBeUndefined()
    await status('sent')
  })

  it('continues from its cached state, with the time of the first look', async () => {
    const first = show(HASH)
    await first.status('sent')
    const since = first.result.current.data?.since
    const written = JSON.parse(JSON.stringify(dehydrate(first.queryClient)))
    first.unmount()
    await pass(MINUTE)
    const second = show(undefined)
    hydrate(second.queryClient, written)
    second.rerender({ message: HASH })
    expect(second.result.current.data).toMatchObject({ status: 'sent', since })
    const from = second.asked.length
    await until(() => expect(second.asked.length).toBeGreaterThan(from))
    expect(second.result.current.data?.since).toBe(since)
  })

  it('takes the options of every hook', async () => {
    const off = show(HASH, { enabled: false })
    await pass(MINUTE)
    expect(off.asked).toEqual([])
    const { wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch: async () => Response.error() })
    queryClient.setQueryData(KEY, { status: 'pending', since: Date.now() })
    const { result } = renderHook(
      () =>
        useMessageStatus(HASH, {
          select: ({ status }) => status === 'pending',
          staleTime: MINUTE,
          refetchInterval: false,
        }),
      { wrapper },
    )
    expect([result.current.data, result.current.fetchStatus]).toEqual([true, 'idle'])
  })
})
