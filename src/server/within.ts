import { onAbort } from '../core/http/abort.ts'
import { type Clock, LONGEST_MS, systemClock } from '../core/pace/clock.ts'

/** The time for something is over. */
export class TimeUpError extends Error {}

/** Calls `run` after `ms`. Gives what prevents it. */
function after(clock: Clock, ms: number, run: () => void): () => void {
  if (clock === systemClock) {
    // A sleep that ends early costs an event, and an error with its stack.
    const timer = setTimeout(run, Math.min(ms, LONGEST_MS))
    return () => clearTimeout(timer)
  }
  const stop = new AbortController()
  clock.sleep(ms, stop.signal).then(run, () => {})
  return () => stop.abort()
}

/**
 * The result of `run` within `ms`. The signal that it gets aborts then, and with `signal`; it is not waited for after that.
 * @throws {TimeUpError} @throws the reason of `signal`
 */
export function within<Result>(
  { clock, ms, signal }: { clock: Clock; ms: number; signal?: AbortSignal },
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const own = new AbortController()
    let isOver = false
    const end = () => {
      isOver = true
      cancel()
      release()
    }
    const fail = (reason: unknown) => {
      if (isOver) return
      end()
      own.abort(reason)
      reject(reason)
    }
    const cancel = after(clock, ms, () => fail(new TimeUpError(`not within ${ms} ms`)))
    const release = onAbort(signal, () => fail(signal?.reason))
    try {
      run(own.signal).then((result) => {
        if (isOver) return
        end()
        resolve(result)
      }, fail)
    } catch (error) {
      fail(error)
    }
  })
}
