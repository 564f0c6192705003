import { Refusal } from './answer.ts'
import { toText } from './text.ts'

/** Default of the bytes of all answers in reading. 64 answers of the greatest length would need a gigabyte. */
export const MAX_HELD = 32 * 1024 * 1024

/** Counts the bytes of one answer, beside all others that are being read. */
export interface Hold {
  /** More bytes; an error where they are too many. */
  take(bytes: number): Error | undefined
  /** The answer is read, or given up. */
  release(): void
}

export interface ReadOptions {
  hold(): Hold
  signal: AbortSignal
}

/** Makes what counts the bytes of all answers of a proxy: `maxHeld` at a time. */
export function createHolds(maxHeld: number): (maxBytes: number, tooLong: () => Error) => Hold {
  let held = 0
  return (maxBytes, tooLong) => {
    let size = 0
    return {
      take(bytes) {
        size += bytes
        held += bytes
        if (size > maxBytes) return tooLong()
        if (held > maxHeld) {
          return new Refusal(503, 'busy', 'Too many long answers are being read.', { retryAfter: 1 })
        }
        return
      },
      release() {
        held -= size
        size = 0
      },
    }
  }
}

/** Reads the body of an answer as text. @throws {Refusal} 503 where all bodies that are being read are too much */
export async function readAnswer({ body }: Response, { hold, signal }: ReadOptions): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  if (signal.aborted) stop()
  // The body of a custom `fetch` may ignore the signal of its request.
  signal.addEventListener('abort', stop, { once: true })
  const parts: Uint8Array[] = []
  const own = hold()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const error = own.take(value.length)
      if (error) throw error
      parts.push(value)
    }
    // A body that is cancelled ends as a whole one does.
    signal.throwIfAborted()
    return await toText(parts)
  } finally {
    own.release()
    signal.removeEventListener('abort', stop)
    stop()
  }
}
