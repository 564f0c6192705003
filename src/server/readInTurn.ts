/** Bytes of a long body. Long ones are read one after another: 64 in flight would take a gigabyte. */
export const LONG = 256 * 1024

/** Where the long body of now is. It stays: a body that is refused leaves nothing to collect. */
let space = new Uint8Array(LONG)
let lastTurn: Promise<void> = Promise.resolve()

/** Waits for the caller's turn; gives what ends it. Rejects with the reason of `signal`. */
async function takeTurn(signal: AbortSignal): Promise<() => void> {
  const before = lastTurn
  let end = () => {}
  lastTurn = new Promise((resolve) => {
    end = resolve
  })
  await before
  if (!signal.aborted) return end
  end()
  throw signal.reason
}

function put(bytes: Uint8Array, at: number) {
  if (at + bytes.length > space.length) {
    const larger = new Uint8Array(Math.max(2 * space.length, at + bytes.length))
    larger.set(space.subarray(0, at))
    space = larger
  }
  space.set(bytes, at)
}

export interface ReadOptions {
  maxBytes: number
  /** Thrown where the body is longer. */
  tooLong: Error
  signal: AbortSignal
}

/** Reads the body of an answer as text. What `use` makes of a long one has a turn of its own too. */
export async function readInTurn<Result>(
  { body }: Response,
  { maxBytes, tooLong, signal }: ReadOptions,
  use: (text: string) => Result,
): Promise<Result> {
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
        end = await takeTurn(signal)
        size = 0
        for (const bytes of first.splice(0)) {
          put(bytes, size)
          size += bytes.length
        }
      }
      if (end) put(value, size)
      else first.push(value)
      size += value.length
    }
    // A body that is cancelled ends as a whole one does.
    signal.throwIfAborted()
    const decoder = new TextDecoder()
    const pieces = end ? [space.subarray(0, size)] : first
    return use(pieces.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode())
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
    end?.()
  }
}
