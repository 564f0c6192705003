import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads the one piece of a text, which has ended by the next turn of the event loop. Of a stream it gives the first
 * piece, and the second one that is being read.
 */
async function readFirst(reader: Reader) {
  const { done, value } = await reader.read()
  if (done) return { first: new Uint8Array() }
  const second = reader.read()
  // Handled where it is awaited.
  second.catch(() => {})
  const next = await Promise.race([second, setImmediate()])
  return next?.done ? { first: value } : { first: value, second }
}

/** How an answer is written. */
interface Writing {
  /** Whether the connection ends with it. */
  isLast: boolean
  /** Aborted when the peer disconnects. */
  signal: AbortSignal
}

/**
 * Writes an answer all but its end: a text at once and with its length, a stream piece by piece. Gives whether the peer
 * knows the end already. Rejects when the body fails or the peer disconnects.
 */
export async function writeAnswer(
  outgoing: ServerResponse,
  answer: Response,
  { isLast, signal }: Writing,
): Promise<boolean> {
  const { status, body } = answer
  const headers = [...answer.headers].flat()
  if (isLast) headers.push('connection', 'close')
  if (!body || outgoing.req.method === 'HEAD') {
    await body?.cancel()
    outgoing.writeHead(status, headers)
    return false
  }
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => {})
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  const { first, second } = await readFirst(reader)
  if (!second && !answer.headers.has('content-length')) headers.push('content-length', String(first.length))
  outgoing.writeHead(status, headers)
  if (!second) {
    outgoing.write(first)
    return true
  }
  let piece: Uint8Array | undefined = first
  for (let next = second; piece; next = reader.read()) {
    if (!outgoing.write(piece)) await once(outgoing, 'drain', { signal })
    piece = (await next).value
  }
  return false
}
