import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** Milliseconds that pass between two checks of a condition. */
const STEP_MS = 50
/** Virtual milliseconds until a condition counts as never true. */
const LONGEST_MS = 120_000

/**
 * Replaces the clock and the timers of each test of a file. Time then passes in `pass` and `until` only, however slow the machine
 * is. Sockets know nothing of this time: the tests ask a service in this process. Nor does the thread pool: hashes are computed
 * at once.
 */
export function virtualTime(): void {
  let hashes: MockInstance<SubtleCrypto['digest']>
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    hashes = vi.spyOn(crypto.subtle, 'digest').mockImplementation(
      async (_, data) =>
        Uint8Array.from(
          createHash('sha256')
            .update(data as Uint8Array)
            .digest(),
        ).buffer,
    )
  })
  afterEach(() => {
    hashes.mockRestore()
    vi.useRealTimers()
  })
}

/** Lets `ms` of virtual time pass, with all that happens in it. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))

/** Lets virtual time pass until `assertion` holds. @throws what `assertion` throws, when it never holds */
export async function until(assertion: () => void): Promise<void> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return assertion()
    } catch (error) {
      if (waited >= LONGEST_MS) throw error
    }
    await pass(STEP_MS)
  }
}

/** The result of `promise`, with as much virtual time as it takes. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isPending = true
  const end = () => {
    isPending = false
  }
  promise.then(end, end)
  await until(() => expect(isPending).toBe(false))
  return promise
}
