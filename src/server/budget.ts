import { follow } from '../core/http/abort.ts'
import type { Clock } from '../core/pace/clock.ts'
import { createSchedule } from '../core/pace/schedule.ts'
import { NoSlotError } from '../core/pace/waiting.ts'
import { type Answer, Refusal } from './answer.ts'
import type { Timing } from './event.ts'
import type { ProxyOptions } from './options.ts'
import { turnOf } from './peer.ts'
import { createSharedPace, type SharedPaceOptions } from './sharedPace.ts'
import type { NetworkStatus } from './status.ts'
import { createTurns } from './turns.ts'

/**
 * Reads in flight to one network, and as many sends: the sockets that a silent service can hold. With a rate, four seconds of it are
 * in flight at most, so that a latency of a second never holds it back. `MAX_HELD` bounds the memory of their answers.
 */
const MOST_IN_FLIGHT = 1_024

const displaced = () =>
  new Refusal(429, 'client', 'Ratelimit exceeded: too many requests of this client are waiting.', { retryAfter: 1 })

/** The client of a request, and its endpoint. */
export interface Asker {
  /** `null` where nobody knows. */
  client: string | null
  isSend: boolean
  signal: AbortSignal
  /** The trace that the request is a part of. */
  traceparent?: string | undefined
  /** Is filled in. */
  timing?: Timing
}

/** Runs `run` when the budget has a place for it. @throws {Refusal} 503 where the queue is full, or the wait too long */
export type RunInBudget = (asker: Asker, run: () => Promise<Answer>) => Promise<Answer>

export interface Budget {
  run: RunInBudget
  status(): Omit<NetworkStatus, 'network' | 'hasKey'>
}

export interface BudgetOptions extends Pick<ProxyOptions, 'queue'> {
  clock: Clock
  /** What instances share the rate by. */
  shared?: Pick<SharedPaceOptions, 'network' | 'budget' | 'attempt'> | undefined
}

/** One budget for all visitors of a network. Requests that change the chain are first; a 429 of the service pauses all. */
export function createBudget(requestsPerSecond: number, { queue = {}, clock, shared }: BudgetOptions): Budget {
  const { max = 100, maxWaitMs = 10_000 } = queue
  if (!(requestsPerSecond > 0 && max >= 1 && maxWaitMs > 0)) {
    throw new TypeError('createProxy: requestsPerSecond, queue.max and queue.maxWaitMs should be numbers above 0.')
  }
  const hasShare = shared && requestsPerSecond < Number.POSITIVE_INFINITY
  const share = hasShare ? createSharedPace({ ...shared, requestsPerSecond, clock }) : undefined
  const schedule = createSchedule(requestsPerSecond, clock, share, MOST_IN_FLIGHT)
  let inFlight = 0
  const lines = { read: createTurns(max), send: createTurns(max) }

  function busy(): Refusal {
    const { queued, pausedUntil } = schedule.budget()
    const waitMs = Math.max((pausedUntil ?? 0) - clock.now(), (queued / requestsPerSecond) * 1_000)
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000))
    return new Refusal(503, 'busy', 'Too many requests are waiting for the service.', { retryAfter })
  }

  /** Resolves when it is the request's turn, with what ends it. */
  async function takeSlot({ client, isSend, signal }: Asker): Promise<() => void> {
    if ((schedule.budget().pausedUntil ?? 0) - clock.now() > maxWaitMs) throw busy()
    // Requests that change the chain have a line of the same size: reads never keep them out.
    const line = isSend ? lines.send : lines.read
    // Clients without a name have one turn together.
    const name = turnOf(client) ?? ''
    const wait = follow(signal)
    const place = line.join(name, () => wait.abort(displaced()))
    if (!place) throw line.hasOthers(name) ? displaced() : busy()
    let isServed = false
    try {
      const limit = { withinMs: maxWaitMs, order: place.order }
      const ended = await schedule.slot(isSend ? 'send' : 'visible', wait.signal, limit)
      isServed = true
      return ended
    } catch (error) {
      throw error instanceof NoSlotError ? busy() : error
    } finally {
      wait.release()
      line.leave(place, isServed)
    }
  }

  const runInBudget: RunInBudget = async (asker, run) => {
    const { timing = {} } = asker
    const joinedAt = clock.now()
    const ended = await takeSlot(asker)
    const sentAt = clock.now()
    timing.waitedMs = sentAt - joinedAt
    timing.upstreamStatus = 0
    inFlight++
    try {
      const answer = await run().catch((error) => {
        if (error instanceof Refusal) return error
        throw error
      })
      if (answer.status === 429) schedule.pause((answer.retryAfter || 1) * 1_000, sentAt)
      if (answer instanceof Refusal) throw answer
      return answer
    } finally {
      inFlight--
      timing.upstreamMs = clock.now() - sentAt
      ended()
    }
  }

  return {
    run: runInBudget,
    status() {
      const { queued, requestsPerSecond: pace, pausedUntil } = schedule.budget()
      return {
        queued,
        queueMax: max,
        inFlight,
        requestsPerSecond: Number.isFinite(pace) ? pace : null,
        pausedMs: Math.max(0, (pausedUntil ?? 0) - clock.now()),
      }
    },
  }
}
