import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { Clock } from '../../src/core/pace/clock.ts'
import type { Priority } from '../../src/core/pace/priority.ts'
import { NoSlotError } from '../../src/core/pace/waiting.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { NO_LIMIT, slots } from '../support/slots.ts'

const gaps = (times: number[]) => times.slice(1).map((at, index) => at - (times[index] as number))

describe('the pace', () => {
  it.each([60, 3_000])('counts from sending: answers after %i ms slow nobody', async (latencyMs) => {
    const { clock, askMany, times } = slots(10)
    const all = askMany(30, { latencyMs })
    await clock.run()
    await all
    expect(Math.max(...gaps(times()))).toBeCloseTo(108, 5)
  })

  it('is none where there is no limit', async () => {
    const { clock, askMany, times } = slots(NO_LIMIT)
    const all = askMany(3, { latencyMs: 60 })
    await clock.run()
    await all
    expect(times()).toEqual([0, 0, 0])
  })

  it('saves nothing up for a burst', async () => {
    const { clock, ask, askMany, times } = slots(10)
    const first = ask('first')
    await clock.run(60_000)
    const all = askMany(3)
    await clock.run()
    await Promise.all([first, all])
    expect(Math.min(...gaps(times()))).toBeGreaterThan(95)
  })

  it('is the same with timers that are late', async () => {
    const clock = simulatedClock()
    const sleep = clock.sleep
    clock.sleep = (ms, signal) => sleep(ms + 5, signal)
    const { askMany, times } = slots(10, clock)
    const all = askMany(30)
    await clock.run()
    await all
    expect(times().at(-1)).toBeLessThan(29 * 109)
  })

  it('holds without answers, until as many requests are in flight as are sent in four seconds', async () => {
    const { clock, schedule, left } = slots(10)
    for (let index = 0; index < 50; index++) schedule.slot('mounted').then(() => left.push([index, clock.now()]))
    await clock.run(60_000)
    expect(left).toHaveLength(40)
  })
})

describe('the queue', () => {
  it('lets a send go first, then the visible, the mounted, the prefetched, each by age', async () => {
    const { clock, ask, names } = slots(1)
    let moved: Priority = 'prefetch'
    const all = [
      ask('first'),
      ask('prefetched', { turn: 'prefetch' }),
      ask('moved up', { turn: () => moved }),
      ask('mounted'),
      ask('visible', { turn: 'visible' }),
      ask('visible later', { turn: 'visible' }),
      ask('send', { turn: 'send' }),
    ]
    moved = 'visible'
    await clock.run()
    await Promise.all(all)
    expect(names()).toEqual(['first', 'send', 'moved up', 'visible', 'visible later', 'mounted', 'prefetched'])
  })

  it.each([12, 60])('sends a message before %i reads that were queued first', async (reads) => {
    const { clock, ask, askMany, names, times } = slots(1)
    const all = [askMany(reads, { turn: 'visible' }), ask('send', { turn: 'send', withinMs: 10_000 })]
    await clock.run()
    await Promise.all(all)
    expect(names().indexOf('send')).toBe(1)
    expect(times()[1]).toBeLessThan(1_200)
  })

  it('sends a message although reads get no answer', async () => {
    const { clock, schedule, ask, names } = slots(1)
    for (let index = 0; index < 10; index++) void schedule.slot('visible')
    await clock.run(20_000)
    const sent = ask('send', { turn: 'send' })
    await clock.run()
    await sent
    expect(names()).toEqual(['send'])
  })

  it('gives up without a slot in time', async () => {
    const { clock, schedule, ask, left } = slots(1)
    schedule.pause(20_000, clock.now())
    const sent = ask('send', { turn: 'send', withinMs: 10_000 }).catch((error) => [error, clock.now()])
    const start = clock.now()
    await clock.run()
    expect(await sent).toEqual([expect.any(NoSlotError), start + 10_000])
    expect(left).toEqual([])
    expect(schedule.budget().queued).toBe(0)
  })

  it('gives up on a slot after the device has slept for too long', async () => {
    const { clock, schedule, ask, left } = slots(1)
    schedule.pause(2_000, clock.now())
    const sent = ask('send', { turn: 'send', withinMs: 10_000 }).catch((error) => error)
    clock.jump(3_600_000)
    await clock.run()
    expect(await sent).toBeInstanceOf(NoSlotError)
    expect(left).toEqual([])
  })

  it.each([-600_000, -3_600_000, -50])('gives up in time after the clock was set by %i ms', async (jumpMs) => {
    const { clock, schedule, ask, left } = slots(1)
    schedule.pause(55_000, clock.now())
    const start = clock.now()
    const sent = ask('send', { turn: 'send', withinMs: 10_000 }).catch((error) => [error, clock.now()])
    await clock.run(4_000)
    clock.jump(jumpMs)
    await clock.run()
    expect(await sent).toEqual([expect.any(NoSlotError), start + jumpMs + 10_000])
    expect(left).toEqual([])
  })

  it('keeps the pace where the timers of a request end with it, as in a Worker', async () => {
    const requests = new AsyncLocalStorage<{ isOver: boolean }>()
    const clock = simulatedClock()
    const sleep: Clock['sleep'] = async (ms, signal) => {
      const request = requests.getStore()
      await clock.sleep(ms, signal)
      if (request?.isOver) await new Promise(() => {})
    }
    const { ask, times } = slots(1, { ...clock, sleep })
    for (const name of [1, 2, 3, 4]) {
      const request = { isOver: false }
      void requests.run(request, async () => {
        await ask(name, { withinMs: 10_000 })
        request.isOver = true
      })
    }
    await clock.run()
    expect(times()).toEqual([0, 1_140, 2_290, 3_440])
  })

  it('forgets who aborts', async () => {
    const { clock, ask, names, schedule } = slots(1)
    const gone = new AbortController()
    const all = [ask('first'), ask('gone', { signal: gone.signal }).catch((error) => error), ask('last')]
    gone.abort('reason')
    expect(schedule.budget().queued).toBe(1)
    await clock.run()
    expect(await Promise.all(all)).toEqual([undefined, 'reason', undefined])
    expect(names()).toEqual(['first', 'last'])
  })

  it('sends nothing during a pause, and reports it', async () => {
    const { clock, schedule, ask, times } = slots(NO_LIMIT)
    let heard = 0
    const stop = schedule.subscribe(() => heard++)
    schedule.pause(3_000, clock.now())
    expect(schedule.budget()).toMatchObject({ pausedUntil: clock.now() + 3_000, queued: 0 })
    const asked = ask('visible', { turn: 'visible' })
    expect(schedule.budget().queued).toBe(1)
    await clock.run()
    await asked
    expect(times()).toEqual([3_000])
    expect(schedule.budget()).toMatchObject({ pausedUntil: null, queued: 0 })
    expect(heard).toBeGreaterThan(0)
    stop()
  })

  it('is left alone after close', async () => {
    const { clock, schedule, left, ask } = slots(1)
    void ask('first')
    void ask('second')
    await clock.run(0)
    schedule.close()
    await clock.run()
    expect(left).toEqual([['first', 0]])
  })
})

it('a client of the hosted service sends one request per second without a key, ten with one, and no limit elsewhere', () => {
  const perSecond = (options: Parameters<typeof createClient>[0]) => createClient(options).budget().requestsPerSecond
  expect(perSecond({})).toBe(1)
  expect(perSecond({ network: 'testnet' })).toBe(1)
  expect(perSecond({ baseUrl: 'https://toncenter.com/api/v3' })).toBe(1)
  expect(perSecond({ apiKey: 'k' })).toBe(10)
  expect(perSecond({ apiKey: 'k', requestsPerSecond: 25 })).toBe(25)
  expect(perSecond({ network: 'local', baseUrl: 'http://127.0.0.1:8081' })).toBe(NO_LIMIT)
})

it.each([
  'https://TONCENTER.com',
  'https://toncenter.com:443',
  'http://toncenter.com',
  'https://testnet.TonCenter.com:443/api',
])('%s is the hosted service', (baseUrl) => expect(createClient({ baseUrl }).budget().requestsPerSecond).toBe(1))

it.each(['https://toncenter.com.example', 'https://ton.example/toncenter.com', '/toncenter.com', 'toncenter.com'])(
  '%s is not the hosted service',
  (baseUrl) => expect(createClient({ baseUrl }).budget().requestsPerSecond).toBe(NO_LIMIT),
)

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
  expect(left).toEqual([0, 1_140, 2_290])
})
