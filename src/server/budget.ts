import type { Clock } from '../core/clock.ts'
import { createSchedule, NoSlotError } from '../core/schedule.ts'
import { type Answer, Refusal } from './answer.ts'
import type { ProxyOptions } from './options.ts'

/** Requests in flight to one network: what a service that is silent holds of sockets and memory. */
const MOST_IN_FLIGHT = 64

/** Runs `run` when the budget has a place for it. @throws {Refusal} 503 where the queue is full, or the wait too long */
export type Budget = (isSend: boolean, signal: AbortSignal, run: () => Promise<Answer>) => Promise<Answer>

/** One budget for all visitors of a network. What changes the chain goes first; an answer of 429 pauses all. */
export function createBudget(
  requestsPerSecond: number,
  { queue = {}, clock }: Pick<ProxyOptions, 'queue'> & { clock: Clock },
): Budget {
  const { max = 100, maxWaitMs = 10_000 } = queue
  if (!(requestsPerSecond > 0 && max >= 1 && maxWaitMs > 0)) {
    throw new TypeError('createProxy: requestsPerSecond, queue.max and queue.maxWaitMs should be numbers above 0.')
  }
  const schedule = createSchedule(requestsPerSecond, clock, undefined, MOST_IN_FLIGHT)

  function busy(): Refusal {
    const { queued, pausedUntil } = schedule.budget()
    const waitMs = Math.max((pausedUntil ?? 0) - clock.now(), (queued / requestsPerSecond) * 1_000)
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000))
    return new Refusal(503, 'busy', 'Too many requests are waiting for the service.', { retryAfter })
  }

  return async (isSend, signal, run) => {
    const { queued, pausedUntil } = schedule.budget()
    if (queued >= max || (pausedUntil ?? 0) - clock.now() > maxWaitMs) throw busy()
    const ended = await schedule.slot(isSend ? 'send' : 'visible', signal, maxWaitMs).catch((error) => {
      throw error instanceof NoSlotError ? busy() : error
    })
    const sentAt = clock.now()
    try {
      const answer = await run()
      if (answer.status === 429) schedule.pause((answer.retryAfter ?? 1) * 1_000, sentAt)
      return answer
    } finally {
      ended()
    }
  }
}
