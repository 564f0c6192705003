import { createClient } from '../../src/core/client.ts'
import type { Clock } from '../../src/core/pace/clock.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { type Limit, limiter } from './limiter.ts'
import { simulatedClock } from './simulatedClock.ts'

/**
 * A client's way to ask a service: `take` resolves with whether the service has served the request. Its requests fail where
 * the client gives up.
 */
export type Asker = (clock: Clock, take: () => Promise<boolean>, perSecond: number) => () => Promise<unknown>

/** A client of this library, of a service that is not hosted. */
export const ours: Asker = (clock, take, requestsPerSecond) => {
  const answer = async () =>
    (await take()) ? Response.json({ jetton_transfers: [] }) : new Response('{}', { status: 429 })
  const options = { network: 'local', baseUrl: 'http://local.test', requestsPerSecond, clock }
  const client = createClient({ ...options, fetch: answer, onResponseMismatch: 'ignore' })
  let offset = 0
  return () => client.request(jettonTransfers, { offset: offset++ })
}

/** Keeps `waiting` requests in flight or in a queue for `seconds` of virtual time. `served` holds when, in milliseconds. */
export async function demand(asker: Asker, limit: Limit, seconds: number, waiting: number) {
  const clock = simulatedClock()
  const { take, served, refusedAt } = limiter(clock, limit)
  const ask = asker(clock, take, limit.perSecond)
  const end = clock.now() + seconds * 1_000
  let failed = 0
  const askOn = async () => {
    while (clock.now() < end) await ask().catch(() => failed++)
  }
  const all = Array.from({ length: waiting }, askOn)
  await clock.run()
  await Promise.all(all)
  return { served, refusedAt, refused: refusedAt.length, failed }
}

const SECONDS = 60

/** Requests that keep a client busy. */
const enough = ({ perSecond, latencyMs }: Limit) => Math.ceil(perSecond * (latencyMs / 1_000 + 1)) + 1

/** The share of the allowed rate that a client reaches, and the number of refusals among 200 requests. */
export async function achieved(asker: Asker, limit: Limit) {
  const { served, refused, failed } = await demand(asker, limit, SECONDS, enough(limit))
  const seconds = ((served.at(-1) ?? 0) - (served[0] ?? 0)) / 1_000
  return {
    share: (served.length - 1) / seconds / limit.perSecond,
    refusedOf200: (200 * refused) / (served.length + refused),
    failed,
  }
}

/** The share of the allowed rate that a client reaches in `seconds`, and that of refusals after the first minute, in which it learns. */
export async function steady(asker: Asker, limit: Limit, seconds: number) {
  const { served, refusedAt, failed } = await demand(asker, limit, seconds, enough(limit))
  const isLate = (at: number) => at >= SECONDS * 1_000
  const late = refusedAt.filter(isLate).length
  return {
    share: served.length / ((served.at(-1) ?? 0) / 1_000) / limit.perSecond,
    refused: late / (served.filter(isLate).length + late),
    early: refusedAt.length - late,
    failed,
  }
}

/**
 * Seconds after a storm of refusals until a client reaches 0.9 of its rate before, for 10 s. And how many requests were
 * refused, and how many callers failed, the storm included.
 */
export async function recovery(asker: Asker, limit: Limit, stormS: number) {
  const end = SECONDS + stormS
  const { served, refused, failed } = await demand(asker, { ...limit, storm: [SECONDS, end] }, end + 120, enough(limit))
  const within = (from: number, seconds: number) =>
    served.filter((at) => at >= from * 1_000 && at < (from + seconds) * 1_000).length / seconds
  const before = within(0, SECONDS)
  let seconds = 0
  while (seconds < 110 && within(end + seconds, 10) < 0.9 * before) seconds++
  return { seconds, refused, failed }
}
