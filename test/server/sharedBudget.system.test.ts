import { describe, expect, it, vi } from 'vitest'
import { createProxy } from '../../src/server/proxy.ts'
import { NoBudgetError, type SharedBudget, type SharedStore } from '../../src/server/store.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { PER_SECOND, threeProxies } from '../support/threeProxies.ts'

type Clock = ReturnType<typeof simulatedClock>

/** A store whose faults can be switched on: gone, slow, full, which reads all the same, or unable to run the budget. */
function faultyStore(clock: Clock) {
  const state = { fault: undefined as 'gone' | 'slow' | 'full' | 'unable' | undefined, asked: 0 }
  let next = 0
  let pausedUntil = 0
  const seen = new Map<string, number>()
  const values = new Map<string, string>()
  const reach = async (isWrite: boolean) => {
    state.asked++
    if (state.fault === 'slow') await clock.sleep(60_000)
    if (state.fault === 'gone' || (state.fault === 'full' && isWrite)) throw new Error(state.fault)
  }
  const budget: SharedBudget = {
    async reserve({ instance, intervalMs, pauseMs = 0 }) {
      await reach(true)
      if (state.fault === 'unable') throw new NoBudgetError('no scripts')
      const now = clock.now()
      seen.set(instance, now)
      for (const [id, at] of seen) if (now - at > 10_000) seen.delete(id)
      if (pauseMs) pausedUntil = Math.max(pausedUntil, now + pauseMs)
      if (pausedUntil > now) return { waitMs: 0, pausedMs: pausedUntil - now, instances: seen.size }
      const at = Math.max(now, next)
      next = at + intervalMs
      return { waitMs: at - now, pausedMs: 0, instances: seen.size }
    },
  }
  const store: SharedStore = {
    kind: 'redis',
    async get(key) {
      await reach(false)
      return values.get(key)
    },
    async set(key, value) {
      await reach(true)
      values.set(key, value)
    },
    budget,
  }
  return { store, state }
}

function setUp() {
  const clock = simulatedClock()
  const { store, state } = faultyStore(clock)
  return { clock, state, ...threeProxies(clock, [store, store, store]) }
}

describe('three proxies on one store', () => {
  it('use nine tenths of the rate together, and the service refuses none', async () => {
    const { visit, service, troubles } = setUp()
    const { perSecond } = await visit(30_000)
    expect(perSecond).toBeGreaterThanOrEqual(9)
    expect(service.refused()).toBe(0)
    expect(troubles).toEqual([])
  })

  it.each(['gone', 'slow', 'full'] as const)(
    'keep each to its part while the store is %s, say so once, and use it again',
    async (fault) => {
      const { visit, service, state, troubles, waits } = setUp()
      await visit(15_000)
      state.fault = fault
      state.asked = 0
      const during = await visit(30_000)
      expect(new Set(during.statuses)).toEqual(new Set([200]))
      expect(service.refused()).toBe(0)
      expect(during.perSecond).toBeGreaterThanOrEqual(8)
      // Of some 300 requests with a look, a slot and an answer to keep each.
      if (fault !== 'full') expect(state.asked).toBeLessThan(100)
      expect(troubles.map(({ message }) => message)).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/shared store/)),
      )
      state.fault = undefined
      const after = await visit(30_000)
      expect(service.refused()).toBe(0)
      expect(after.perSecond).toBeGreaterThanOrEqual(8.5)
      expect(troubles).toHaveLength(3)
      // Eighteen wait for ten a second.
      expect(Math.max(...waits)).toBeLessThan(3_000)
    },
  )

  it.each([
    ['from the start', 0, 1],
    ['for a while, and is gone in it', 5_000, 3],
  ])('say once each that the store runs no script %s', async (_, goneMs, each) => {
    const { visit, state, troubles, proxies } = setUp()
    state.fault = 'unable'
    const { statuses } = await visit(15_000)
    expect(troubles.map(({ message }) => message)).toEqual(proxies.map(() => expect.stringContaining('no script')))
    expect((await proxies[0]?.status())?.store).toBe('shared')
    // Each has the whole rate, and obeys the refusals of the service.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(15 * PER_SECOND * 0.7)
    if (!goneMs) return
    state.fault = 'gone'
    await visit(goneMs)
    state.fault = 'unable'
    await visit(15_000)
    expect(troubles.filter(({ message }) => message.includes('is gone'))).toHaveLength(proxies.length)
    expect(troubles.filter(({ message }) => message.includes('shared store'))).toHaveLength(each * proxies.length)
  })

  it('pause together when the service refuses one of them', async () => {
    const clock = simulatedClock()
    const { store } = faultyStore(clock)
    const sent: number[] = []
    const fetch = vi.fn(async () => {
      sent.push(clock.now())
      const isFirst = sent.length === 1
      return Response.json(
        { blocks: [] },
        { status: isFirst ? 429 : 200, headers: isFirst ? { 'retry-after': '5' } : {} },
      )
    })
    const [first, second] = [1, 2].map(() =>
      createProxy({ network: 'mainnet', apiKey: 'k', clock, fetch, cache: store }),
    )
    const ask = (proxy: typeof first, seqno: number) =>
      proxy?.(new Request(`http://page.test/ton/api/v3/blocks?workchain=-1&seqno=${seqno}`))
    const refused = ask(first, 1)
    await clock.run(100)
    expect((await refused)?.status).toBe(429)
    const other = ask(second, 2)
    await clock.run(20_000)
    expect((await other)?.status).toBe(200)
    expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBeGreaterThanOrEqual(4_900)
  })
})
