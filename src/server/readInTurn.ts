/** Bytes of a long body. Long ones are read one after another: 64 in flight would take a gigabyte. */
export const LONG = 256 * 1024

/** Reads the body of an answer as text. What `use` makes of a long one has a turn of its own too. */
export type ReadInTurn = <Result>(
  response: Response,
  options: ReadOptions,
  use: (text: string) => Result,
) => Promise<Result>

export interface ReadOptions {
  maxBytes: number
  /** Thrown where the body is longer. */
  tooLong: Error
  signal: AbortSignal
}

/** One space for one long body at a time. It stays: a body that is refused leaves nothing to collect. */
function createSpace() {
  let bytes = new Uint8Array(LONG)
  let lastTurn: Promise<void> = Promise.resolve()
  return {
    /** Waits for the caller's turn; gives what ends it. Rejects with the reason of `signal`. */
    async take(signal: AbortSignal): Promise<() => void> {
      const before = lastTurn
      let end = () => {}
      lastTurn = new Promise((resolve) => {
        end = resolve
      })
      await before
      if (!signal.aborted) return end
      end()
      throw signal.reason
    },
    put(part: Uint8Array, at: number) {
      if (at + part.length > bytes.length) {
        const larger = new Uint8Array(Math.max(2 * bytes.length, at + part.length))
        larger.set(bytes.subarray(0, at))
        bytes = larger
      }
      bytes.set(part, at)
    },
    read: (size: number) => bytes.subarray(0, size),
  }
}

export function createReadInTurn(): ReadInTurn {
  const space = createSpace()

  return async ({ body }, { maxBytes, tooLong, signal }, use) => {
    if (!body) return use('')
    const reader = body.getReader()
    const stop = () => void reader.cancel().catch(() => {})
    if (signal.aborted) stop()
    // The body of a custom `fetch` may ignore the signal of its request.
    signal.addEventListener('abort', stop, { once: true })
    const first: Uint8Array[] = []
    let size = 0
    let end: (() => void) | undefined
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        if (size + value.length > maxBytes) throw tooLong
        if (size + value.length > LONG && !end) {
          end = await space.take(signal)
          size = 0
          for (const part of first.splice(0)) {
            space.put(part, size)
            size += part.length
          }
        }
        if (end) space.put(value, size)
        else first.push(value)
        size += value.length
      }
      // A body that is cancelled ends as a whole one does.
      signal.throwIfAborted()
      const decoder = new TextDecoder()
      const parts = end ? [space.read(size)] : first
      return use(parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode())
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
      end?.()
    }
  }
}
