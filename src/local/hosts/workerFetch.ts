import { NotLoadedError } from '../../core/errors.ts'
import type { LocalServiceOptions } from '../options.ts'
import type { FromWorker, ToWorker } from './workerMessages.ts'

/**
 * A `fetch` that the local service in `worker` answers. `options` start that service; the worker is the caller's to end. As with
 * `fetch`, a broken connection rejects with a `TypeError`, an abort with the signal's reason. A worker whose program did not load
 * rejects with a {@link NotLoadedError}.
 */
export function workerFetch(worker: Worker, options?: LocalServiceOptions): typeof globalThis.fetch {
  const waiting = new Map<number, { resolve(response: Response): void; reject(reason: unknown): void }>()
  let last = 0
  let hasAnswered = false
  let unloaded: NotLoadedError | undefined
  const send = (message: ToWorker) => worker.postMessage(message)
  if (options) send({ options })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasAnswered = true
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('broken' in data) asked?.reject(new TypeError(data.broken))
    else asked?.resolve(new Response(data.answer.body, data.answer))
  })
  worker.addEventListener('error', (event) => {
    // A worker that has answered continues after an error.
    if (!hasAnswered) unloaded = notLoaded(event)
    for (const { reject } of waiting.values()) reject(unloaded ?? new TypeError(`The worker failed: ${event.message}`))
    waiting.clear()
  })
  return async (input, init) => {
    const request = new Request(input, init)
    const { url, method, signal } = request
    const body = method === 'POST' ? await request.text() : undefined
    signal.throwIfAborted()
    if (unloaded) throw unloaded
    const id = ++last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      signal.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        send({ id, abort: true })
        reject(signal.reason)
      })
      send({ id, url, method, headers: [...request.headers], body })
    })
  }
}

function notLoaded({ message, error }: ErrorEvent): NotLoadedError {
  // A program that is not found gives an event without a message.
  const info = { endpoint: 'workerFetch', network: 'local', cause: error ?? message }
  const remedy = 'Is its address right, and toncenter-local installed?'
  return new NotLoadedError(info, 'the program of the worker', remedy)
}
