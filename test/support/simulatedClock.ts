import type { Clock } from '../../src/core/pace/clock.ts'
import { turn } from './turn.ts'

interface SimulatedClock extends Clock {
  /** Lets time pass until nobody sleeps any more, or for `ms`. */
  run(ms?: number): Promise<void>
  /** Sets the clock forward or back, as NTP and a device that slept do: sleepers do not notice. */
  jump(ms: number): void
}

/**
 * A clock whose time passes only in `run`, and there only when nothing else is left to do.
 * @param isBusy whether something outside of this process has to end first
 */
export function simulatedClock(isBusy = () => false): SimulatedClock {
  let time = 1_000_000
  let jumped = 0
  const sleepers: { at: number; wake(): void }[] = []
  return {
    now: () => time + jumped,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const stop = () => {
          sleepers.splice(sleepers.indexOf(sleeper), 1)
          reject(signal?.reason)
        }
        const wake = () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }
        const sleeper = { at: time + ms, wake }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', stop, { once: true })
      }),
    async run(ms = Number.POSITIVE_INFINITY) {
      const end = time + ms
      for (let idle = 0; idle < 3; ) {
        do await turn()
        while (isBusy())
        const next = sleepers.sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) {
          idle++
          continue
        }
        idle = 0
        sleepers.shift()
        time = next.at
        next.wake()
      }
      if (Number.isFinite(end)) time = end
    },
    jump(ms) {
      jumped += ms
    },
  }
}
