import { follow } from '../core/http/abort.ts'
import type { Clock } from '../core/pace/clock.ts'

/** The time for something is over. */
export class TimeUpError extends Error {}

/**
 * The result of `run` within `ms`. The signal that it gets aborts then, and with `signal`; it is not waited for after that.
 * @throws {TimeUpError} @throws the reason of `signal`
 */
export async function within<Result>(
  { clock, ms, signal }: { clock: Clock; ms: number; signal?: AbortSignal },
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = follow(signal)
  const ended = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true })
  })
  ended.catch(() => {})
  if (own.signal.aborted) throw own.signal.reason
  clock.sleep(ms, own.signal).then(
    () => own.abort(new TimeUpError(`not within ${ms} ms`)),
    () => {},
  )
  try {
    return await Promise.race([run(own.signal), ended])
  } finally {
    // Ends the timer, and a late run.
    own.abort()
    own.release()
  }
}
