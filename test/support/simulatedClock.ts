import type { Clock } from '../../src/core/clock.ts'
import { turn } from './turn.ts'

/** A clock whose time passes only in `run`, and there only when nothing else is left to do. */
export function simulatedClock(): Clock & { run(): Promise<void> } {
  let time = 1_000_000
  const sleepers: { at: number; wake(): void }[] = []
  return {
    now: () => time,
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
    /** Lets time pass until nobody sleeps any more. */
    async run() {
      for (let idle = 0; idle < 3; ) {
        await turn()
        const next = sleepers.sort((a, b) => a.at - b.at).shift()
        if (!next) {
          idle++
          continue
        }
        idle = 0
        time = next.at
        next.wake()
      }
    },
  }
}
