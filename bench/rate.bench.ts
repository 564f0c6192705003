import type { Clock } from '../src/core/pace/clock.ts'
import { bound, type Limit } from '../test/support/limiter.ts'
import { type Asker, achieved, ours, recovery, steady } from '../test/support/rate.ts'
import type { Figure } from './measure.ts'

export const title =
  'The allowed rate, in virtual time: a service that takes so many requests within any second as they arrive, ± 25 ms (± 75 ms without a key)'

/** As react-query does it: three more tries, after 1, 2 and 4 s. */
async function retried(clock: Clock, attempt: () => Promise<boolean>) {
  for (let tries = 0; tries < 4; tries++) {
    if (await attempt()) return
    if (tries < 3) await clock.sleep(1_000 * 2 ** tries)
  }
  throw new Error('429')
}

/** Sends at once, as `fetch` in a query function does. */
const unpaced: Asker = (clock, take) => () => retried(clock, take)

/** As p-queue with `interval: 1000` and `intervalCap`: so many at once in each second of its own. */
const intervalQueue: Asker = (clock, take, perSecond) => {
  let startedAt = Number.NEGATIVE_INFINITY
  let started = 0
  let turn = Promise.resolve()
  const slot = async () => {
    if (clock.now() - startedAt >= 1_000) started = 0
    else if (started === perSecond) {
      await clock.sleep(startedAt + 1_000 - clock.now())
      started = 0
    }
    if (!started++) startedAt = clock.now()
  }
  return () =>
    retried(clock, () => {
      turn = turn.then(slot)
      return turn.then(take)
    })
}

const clients: Record<string, Asker> = { ours, 'no pacing': unpaced, 'p-queue, so many per interval': intervalQueue }
const limit = (perSecond: number, latencyMs: number): Limit => ({
  perSecond,
  latencyMs,
  jitterMs: perSecond === 1 ? 75 : 25,
})

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const perSecond of [1, 5, 10, 100]) {
    for (const latencyMs of [100, 300, 1_000, 3_000]) {
      for (const [name, asker] of Object.entries(clients)) {
        const { share, refusedOf200, failed } = await achieved(asker, limit(perSecond, latencyMs))
        const value = `${refusedOf200.toFixed(0)} of 200 refused, ${failed} failed`
        figures.push({ name: `${perSecond}/s, ${latencyMs} ms: ${name}`, value, ratio: share, of: 'allowed' })
      }
    }
  }
  for (const perSecond of [1, 10]) {
    for (const stormS of [20, 60]) {
      for (const [name, asker] of Object.entries(clients)) {
        const { seconds, refused, failed } = await recovery(asker, limit(perSecond, 300), stormS)
        const value = `${seconds} s, ${refused} refused, ${failed} failed`
        const of = 'the 30 s until 0.9 of its own rate'
        figures.push({ name: `${perSecond}/s, after ${stormS} s of 429: ${name}`, value, ratio: seconds / 30, of })
      }
    }
  }
  return [...figures, ...(await tailed())]
}

const KINDS = ['sliding second', 'fixed second', 'token bucket', 'strict spacing'] as const

/** Our client among limiters whose way has a tail, beside an even sender that knows the limiter, with 1 % refused at most. */
async function tailed(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [perSecond, jitters] of [
    [1, [75, 250]],
    [10, [25, 80]],
  ] as const) {
    // At one a second a bucket, and spacing, are a window of one request.
    for (const kind of perSecond === 1 ? KINDS.slice(0, 2) : KINDS) {
      for (const jitterMs of jitters) {
        for (const latencyMs of [100, 300, 1_000, 3_000]) {
          const limit: Limit = { perSecond, latencyMs, jitterMs, hasTail: true, kind }
          const { share, refused, early, failed } = await steady(ours, limit, perSecond === 1 ? 2_000 : 1_200)
          const most = bound(limit)
          const value = `${share.toFixed(2)}, ${(100 * refused).toFixed(1)} % refused, ${early} in the first minute, ${failed} failed`
          const name = `${perSecond}/s, ${kind}, σ ${jitterMs} ms, ${latencyMs} ms: ours`
          figures.push({ name, value, ratio: share / most, of: `${most.toFixed(2)} that an even sender reaches` })
        }
      }
    }
  }
  return figures
}
