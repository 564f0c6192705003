import type { IncomingMessage } from 'node:http'
import { Refusal } from './answer.ts'

/** Bytes of an unread body that are read and dropped, so that the connection can be used again. */
const MAX_DROP = 64 * 1024
/** Milliseconds and bytes for which a connection stays open after its last answer: a reset would lose the answer. */
const LINGER_MS = 1_000
const MAX_LINGER = 1024 * 1024

/** The bodies that the handlers of one server hold. */
export interface Holding {
  /** Milliseconds from a request's head to the end of its body. */
  timeoutMs: number
  /** Bytes of all requests that are not answered. */
  max: number
  now: number
}

/** The body of a request. */
export interface Body {
  /** Reads as far as the handler asks, and not ahead of it. */
  stream: ReadableStream<Uint8Array>
  /** Rejects with a `Refusal` when the body is too slow, or more than the server can hold. */
  cut: Promise<never>
  /** After the answer: frees the held bytes, and drops the rest. */
  release(): void
}

/** Whether the connection can be used again after the answer: the rest of the body is short. */
export const isReusable = ({ complete, headers }: IncomingMessage): boolean =>
  complete || (!headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) <= MAX_DROP)

/** The body of a request, if its head announces one. */
export function openBody(incoming: IncomingMessage, holding: Holding): Body | undefined {
  const { headers } = incoming
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  let refuse: (refusal: Refusal) => void = () => {}
  const cut = new Promise<never>((_, reject) => {
    refuse = reject
  })
  const timer = setTimeout(() => {
    if (incoming.complete) return
    refuse(new Refusal(408, 'body', `The body was not complete after ${holding.timeoutMs / 1_000} seconds.`))
  }, holding.timeoutMs)
  incoming.once('close', () => clearTimeout(timer))

  let held = 0
  let controller: ReadableStreamDefaultController<Uint8Array>
  const give = (chunk: Uint8Array) => {
    incoming.pause()
    held += chunk.length
    holding.now += chunk.length
    if (holding.now > holding.max)
      refuse(new Refusal(503, 'busy', 'Too many bodies are being read.', { retryAfter: 1 }))
    else controller.enqueue(chunk)
  }
  const end = () => controller.close()
  const detach = () => void incoming.off('data', give).off('end', end)
  const stream = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        // Another middleware may have read it.
        if (incoming.readableEnded) return end()
        incoming.pause().on('data', give).once('end', end)
        incoming.once('error', (error) => controller.error(error))
      },
      pull: () => void incoming.resume(),
      cancel: detach,
    },
    { highWaterMark: 0 },
  )
  const release = () => {
    holding.now -= held
    held = 0
    detach()
    controller.error(new Error('The request has been answered.'))
    incoming.resume()
  }
  return { stream, cut, release }
}

/** Reads what still arrives, and drops it, until the sender ends or the bounds are reached. */
export function linger(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (incoming.readableEnded || incoming.destroyed) return resolve()
    let dropped = 0
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(stop, LINGER_MS)
    incoming.once('close', stop).once('end', stop)
    incoming.on('data', ({ length }: Uint8Array) => {
      dropped += length
      if (dropped > MAX_LINGER) stop()
    })
    incoming.resume()
  })
}
