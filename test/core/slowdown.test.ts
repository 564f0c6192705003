import { describe, expect, it } from 'vitest'
import { NO_LIMIT, slots } from '../support/slots.ts'

/** A service refuses a request of now, and the first one after that pause too. */
async function refuseTwice({ clock, schedule }: Pick<ReturnType<typeof slots>, 'clock' | 'schedule'>) {
  schedule.pause(1_000, clock.now())
  await clock.run(1_000)
  schedule.pause(1_000, clock.now())
}

describe('after a 429', () => {
  it('on its own there is the pause that it asks for, then the full pace', async () => {
    const { clock, schedule, askMany, times } = slots(10)
    schedule.pause(1_000, clock.now())
    expect(schedule.budget().requestsPerSecond).toBe(10)
    await Promise.all([askMany(3), clock.run()])
    expect(times().at(-1)).toBeLessThan(1_220)
  })

  it.each([
    ['shortly after a pause', 500, 5],
    ['later', 1_500, 10],
  ])('%s, the pace is as it should be', async (_, ms, perSecond) => {
    const { clock, schedule } = slots(10)
    schedule.pause(1_000, clock.now())
    await clock.run(1_000 + ms)
    schedule.pause(1_000, clock.now())
    expect(schedule.budget().requestsPerSecond).toBe(perSecond)
  })

  it('and a second one the pace is half, and full again 15 s later, whether anybody is answered or not', async () => {
    const { clock, schedule, ask } = slots(10)
    await refuseTwice({ clock, schedule })
    expect(schedule.budget().requestsPerSecond).toBe(5)
    await clock.run(15_000)
    await Promise.all([ask('next'), clock.run()])
    expect(schedule.budget().requestsPerSecond).toBe(10)
  })

  it('refusals of requests that were sent before the 429 add no pause and no slow-down', async () => {
    const { clock, schedule, ask, times } = slots(1)
    const start = clock.now()
    schedule.pause(1_000, start)
    await clock.run(800)
    for (let n = 1; n < 50; n++) schedule.pause(1_000, start - n)
    await Promise.all([ask('next'), clock.run()])
    expect(times()).toEqual([1_000])
    schedule.pause(1_000, start)
    expect(schedule.budget().pausedUntil).toBeNull()
    await clock.run(14_000)
    await Promise.all([ask('last'), clock.run()])
    expect(schedule.budget().requestsPerSecond).toBe(1)
  })

  it('the longest pause that was asked for counts, from when its request left', async () => {
    const { clock, schedule, ask, times } = slots(1)
    const start = clock.now()
    schedule.pause(1_000, start)
    schedule.pause(30_000, start - 1)
    await Promise.all([ask('next'), clock.run()])
    expect(times()).toEqual([29_999])
  })

  it('a third one makes the pace half again, not less', async () => {
    const { clock, schedule } = slots(10)
    await refuseTwice({ clock, schedule })
    await clock.run(1_500)
    schedule.pause(1_000, clock.now() - 100)
    expect(schedule.budget().requestsPerSecond).toBe(5)
  })

  describe('of a service whose answers take 300 to 460 ms', () => {
    /** A pace of ten that has had its answers, and the time between two of its requests. */
    async function answered() {
      const { clock, schedule, ask, askMany, times } = slots(10)
      for (let index = 0; index < 40; index++) void ask(index, { latencyMs: 300 + 40 * (index % 5) })
      await clock.run()
      const gapAfter = async (requests: number) => {
        void askMany(requests)
        await clock.run()
        return (times().at(-1) as number) - (times().at(-2) as number)
      }
      return { clock, schedule, gapAfter }
    }

    it('requests leave less often, then as often as before', async () => {
      const { clock, schedule, gapAfter } = await answered()
      expect(await gapAfter(3)).toBeCloseTo(108, 5)
      schedule.pause(1_000, clock.now())
      expect(await gapAfter(3)).toBeGreaterThan(110)
      expect(await gapAfter(1_000)).toBeCloseTo(108, 5)
    })

    it('they leave far apart once the service refuses the second request after a pause', async () => {
      const { clock, schedule, gapAfter } = await answered()
      schedule.pause(1_000, clock.now())
      await clock.run(1_120)
      schedule.pause(1_000, clock.now())
      await clock.run(16_000)
      expect(await gapAfter(3)).toBeGreaterThan(200)
    })
  })

  it('where no limit is known, half as many are in flight, then more, 15 s later all', async () => {
    const { clock, schedule, askMany } = slots(NO_LIMIT)
    void askMany(20, { latencyMs: 1 })
    await clock.run(0)
    schedule.pause(1_000, clock.now() - 1)
    expect(schedule.budget().requestsPerSecond).toBe(NO_LIMIT)
    const inFlight: number[] = []
    for (const seconds of [2, 6, 6, 1]) {
      await clock.run(seconds * 1_000)
      const gone = new AbortController()
      const ends: (() => void)[] = []
      for (let index = 0; index < 100; index++) {
        schedule.slot('mounted', gone.signal).then(
          (ended) => ends.push(ended),
          () => {},
        )
      }
      await clock.run(0)
      inFlight.push(ends.length)
      gone.abort()
      for (const ended of ends) ended()
    }
    expect(inFlight).toEqual([11, 21, 100, 100])
  })

  it('reports to those who look on when the pause is over, and when the pace is full', async () => {
    const { clock, schedule } = slots(1)
    const start = clock.now()
    const seen: [at: number, isPaused: boolean, perSecond: number][] = []
    schedule.subscribe(() => {
      const { pausedUntil, requestsPerSecond } = schedule.budget()
      seen.push([clock.now() - start, pausedUntil !== null, requestsPerSecond])
    })
    await refuseTwice({ clock, schedule })
    await clock.run()
    expect(seen.slice(0, 4)).toEqual([
      [0, true, 1],
      [1_000, false, 1],
      [1_000, true, 0.5],
      [2_000, false, expect.any(Number)],
    ])
    expect(seen.at(-1)).toEqual([16_000, false, 1])
  })
})

describe('a clock that jumps', () => {
  const TEN_MINUTES = 600_000

  it.each([-TEN_MINUTES, TEN_MINUTES])('a clock that jumps by %i ms between two requests stops nobody', async (ms) => {
    const { clock, schedule, ask, askMany, left } = slots(10)
    const first = ask('first')
    await clock.run(0)
    clock.jump(ms)
    expect(schedule.budget().nextSlotAt).toBeLessThan(clock.now() + 200)
    const others = askMany(2)
    await clock.run(300)
    expect(left).toHaveLength(3)
    await clock.run()
    await Promise.all([first, others])
  })

  it('back while requests wait stops them for an interval at most', async () => {
    const { clock, askMany, left } = slots(1)
    const all = askMany(3)
    await clock.run(500)
    clock.jump(-TEN_MINUTES)
    await clock.run(3_000)
    expect(left).toHaveLength(3)
    await clock.run()
    await all
  })

  it('back during a pause makes it 5 s longer at most', async () => {
    const { clock, schedule, ask, left } = slots(1)
    schedule.pause(30_000, clock.now())
    const asked = ask('next')
    await clock.run(18_000)
    clock.jump(-TEN_MINUTES)
    expect(schedule.budget().pausedUntil).toBeLessThanOrEqual(clock.now() + 15_000)
    await clock.run(17_000)
    expect(left).toHaveLength(1)
    await asked
  })

  it('forward, as on a device that slept, ends a pause within 5 s', async () => {
    const { clock, schedule, ask, left } = slots(1)
    schedule.pause(60_000, clock.now())
    const asked = ask('next')
    await clock.run(1_000)
    clock.jump(TEN_MINUTES)
    await clock.run(5_000)
    expect(left).toHaveLength(1)
    await clock.run()
    await asked
  })
})
