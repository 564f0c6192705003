import { Refusal } from './answer.ts'

/** Default of the bytes of all answers in reading. 64 answers of the greatest length would need a gigabyte. */
export const MAX_HELD = 32 * 1024 * 1024

export interface ReadOptions {
  maxBytes: number
  /** Thrown where the body is longer. */
  tooLong: Error
  signal: AbortSignal
}

/** Reads the body of an answer as text. @throws {Refusal} 503 where all bodies that are being read are too much */
export type ReadBody = (response: Response, options: ReadOptions) => Promise<string>

/** Makes the reader of all answers of a proxy: `maxHeld` bytes at a time. */
export function createReadAnswer(maxHeld: number): ReadBody {
  let held = 0

  return async ({ body }, { maxBytes, tooLong, signal }) => {
    if (!body) return ''
    const reader = body.getReader()
    const stop = () => void reader.cancel().catch(() => {})
    if (signal.aborted) stop()
    // The body of a custom `fetch` may ignore the signal of its request.
    signal.addEventListener('abort', stop, { once: true })
    const parts: Uint8Array[] = []
    let size = 0
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        size += value.length
        held += value.length
        if (size > maxBytes) throw tooLong
        if (held > maxHeld) {
          throw new Refusal(503, 'busy', 'Too many long answers are being read.', { retryAfter: 1 })
        }
        parts.push(value)
      }
      // A body that is cancelled ends as a whole one does.
      signal.throwIfAborted()
      const decoder = new TextDecoder()
      return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
    } finally {
      held -= size
      signal.removeEventListener('abort', stop)
      stop()
    }
  }
}
