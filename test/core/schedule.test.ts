import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { createSchedule, type Priority } from '../../src/core/schedule.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

/** Sends `count` requests that take `latency` ms each; gives when they left. */
async function leavings(perSecond: number, count: number, latency: (n: number) => number) {
  const clock = simulatedClock()
  const schedule = createSchedule(perSecond, clock)
  const start = clock.now()
  const left: number[] = []
  const all = Array.from({ length: count }, async (_, n) => {
    const answered = await schedule.slot('mounted')
    left.push(clock.now() - start)
    await clock.sleep(latency(n))
    answered(true)
  })
  await clock.run()
  await Promise.all(all)
  return left
}

describe('the pace', () => {
  it('is kept from the previous answer', async () => {
    expect(await leavings(1, 3, () => 60)).toEqual([0, 1_060, 2_120])
  })

  it('goes on after twice the interval when an answer does not come', async () => {
    expect(await leavings(1, 3, () => 10_000)).toEqual([0, 2_000, 4_000])
  })

  it('never lets two requests arrive within an interval, whatever the jitter of the way there', async () => {
    const way = (n: number) => (n % 2 ? 5 : 700)
    const left = await leavings(1, 8, way)
    const arrived = left.map((at, n) => at + way(n))
    for (let n = 1; n < arrived.length; n++) {
      expect((arrived[n] as number) - (arrived[n - 1] as number)).toBeGreaterThanOrEqual(1_000)
    }
  })

  it('is none where there is no limit', async () => {
    expect(await leavings(Number.POSITIVE_INFINITY, 3, () => 60)).toEqual([0, 0, 0])
  })
})

describe('the queue', () => {
  it('lets the visible go first, then the mounted, then the prefetched, each by age', async () => {
    const clock = simulatedClock()
    const schedule = createSchedule(1, clock)
    const order: string[] = []
    const ask = async (name: string, priority: Priority | (() => Priority)) => {
      const answered = await schedule.slot(priority)
      order.push(name)
      answered(true)
    }
    let moved: Priority = 'prefetch'
    const all = [
      ask('first', 'mounted'),
      ask('prefetched', 'prefetch'),
      ask('moved up', () => moved),
      ask('mounted', 'mounted'),
      ask('visible', 'visible'),
      ask('visible later', 'visible'),
    ]
    moved = 'visible'
    await clock.run()
    await Promise.all(all)
    expect(order).toEqual(['first', 'moved up', 'visible', 'visible later', 'mounted', 'prefetched'])
  })

  it('stands still during a pause, and says so', async () => {
    const clock = simulatedClock()
    const schedule = createSchedule(Number.POSITIVE_INFINITY, clock)
    let heard = 0
    const stop = schedule.subscribe(() => heard++)
    schedule.pause(3_000, clock.now())
    expect(schedule.budget()).toMatchObject({ pausedUntil: clock.now() + 3_000, queued: 0 })
    const start = clock.now()
    const asked = schedule.slot('visible').then(() => clock.now() - start)
    expect(schedule.budget().queued).toBe(1)
    await clock.run()
    expect(await asked).toBe(3_000)
    expect(schedule.budget()).toMatchObject({ pausedUntil: null, queued: 0 })
    expect(heard).toBeGreaterThan(0)
    stop()
  })
})

describe('after a 429', () => {
  /** Sends one after another, each answered at once; gives the milliseconds between them. */
  async function gaps(
    perSecond: number,
    count: number,
    before: (schedule: ReturnType<typeof createSchedule>, now: number) => void,
  ) {
    const clock = simulatedClock()
    const schedule = createSchedule(perSecond, clock)
    before(schedule, clock.now())
    const left: number[] = []
    const all = (async () => {
      for (let n = 0; n < count; n++) {
        const answered = await schedule.slot('mounted')
        left.push(clock.now())
        answered(true)
      }
    })()
    await clock.run()
    await all
    return { schedule, gaps: left.slice(1).map((at, n) => at - (left[n] as number)) }
  }

  it('the pace is lower, and comes back slowly: not before thirty answers', async () => {
    const { schedule, gaps: between } = await gaps(1, 60, (schedule, now) => schedule.pause(1_000, now))
    expect(between[0]).toBeGreaterThan(1_400)
    expect(between[20]).toBeGreaterThan(1_050)
    expect(between[20]).toBeLessThan(between[10] as number)
    expect(between[50]).toBeCloseTo(1_000, 5)
    expect(schedule.budget().requestsPerSecond).toBe(1)
  })

  it('and more of what left before it, the pace is lowered once', async () => {
    const { gaps: between } = await gaps(1, 3, (schedule, now) => {
      schedule.pause(1_000, now)
      for (let n = 1; n < 50; n++) schedule.pause(1_000, now - n)
    })
    expect(between[0]).toBeLessThan(1_500)
  })

  it('each later one lowers the pace further, to one request in ten seconds at least', async () => {
    const { schedule } = await gaps(1, 1, (schedule, now) => {
      for (let n = 0; n < 50; n++) schedule.pause(1_000, now)
    })
    expect(1_000 / schedule.budget().requestsPerSecond).toBeGreaterThan(9_000)
    expect(1_000 / schedule.budget().requestsPerSecond).toBeLessThanOrEqual(10_000)
  })

  it('where no limit was known, the pace is what was answered within a second; then there is none again', async () => {
    const clock = simulatedClock()
    const schedule = createSchedule(Number.POSITIVE_INFINITY, clock)
    for (let n = 0; n < 5; n++) (await schedule.slot('mounted'))(true)
    schedule.pause(1_000, clock.now())
    expect(schedule.budget().requestsPerSecond).toBe(5)
    const all = Array.from({ length: 300 }, async () => (await schedule.slot('mounted'))(true))
    await clock.run()
    await Promise.all(all)
    expect(schedule.budget().requestsPerSecond).toBe(Number.POSITIVE_INFINITY)
  })

  it('whoever looks on hears when the pause is over', async () => {
    const clock = simulatedClock()
    const schedule = createSchedule(1, clock)
    const heard: (number | null)[] = []
    schedule.subscribe(() => heard.push(schedule.budget().pausedUntil))
    schedule.pause(2_000, clock.now())
    await clock.run()
    expect(heard.at(-1)).toBe(null)
  })
})

it('a client of the hosted service sends one request per second without a key, ten with one, and no limit elsewhere', () => {
  const perSecond = (options: Parameters<typeof createClient>[0]) => createClient(options).budget().requestsPerSecond
  expect(perSecond({})).toBe(1)
  expect(perSecond({ network: 'testnet' })).toBe(1)
  expect(perSecond({ baseUrl: 'https://toncenter.com/api/v3' })).toBe(1)
  expect(perSecond({ apiKey: 'k' })).toBe(10)
  expect(perSecond({ apiKey: 'k', requestsPerSecond: 25 })).toBe(25)
  expect(perSecond({ network: 'local', baseUrl: 'http://127.0.0.1:8081' })).toBe(Number.POSITIVE_INFINITY)
})

it('a client of the hosted service keeps the pace for all its callers', async () => {
  const clock = simulatedClock()
  const start = clock.now()
  const left: number[] = []
  const fetch = async () => {
    left.push(clock.now() - start)
    return Response.json({})
  }
  const client = createClient({ fetch, clock, retries: 0 })
  const all = [1, 2, 3].map(() => client.request(masterchainInfo, {}).catch(() => undefined))
  await clock.run()
  await Promise.all(all)
  expect(left).toEqual([0, 1_000, 2_000])
})
