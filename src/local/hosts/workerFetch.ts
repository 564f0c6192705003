import type { LocalServiceOptions } from '../options.ts'
import type { FromWorker, ToWorker } from './workerMessages.ts'

/**
 * A `fetch` that the local service in `worker` answers. `options` start that service; the worker is the caller's to end. A
 * broken connection rejects with a `TypeError`, an abort with the signal's reason, as `fetch` does.
 */
export function workerFetch(worker: Worker, options?: LocalServiceOptions): typeof globalThis.fetch {
  const waiting = new Map<number, { resolve(response: Response): void; reject(reason: unknown): void }>()
  let last = 0
  const send = (message: ToWorker) => worker.postMessage(message)
  if (options) send({ options })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('broken' in data) asked?.reject(new TypeError(data.broken))
    else asked?.resolve(new Response(data.answer.body, data.answer))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new TypeError(`The worker failed: ${message}`))
    waiting.clear()
  })
  return async (input, init) => {
    const request = new Request(input, init)
    const { url, method, signal } = request
    const body = method === 'POST' ? await request.text() : undefined
    signal.throwIfAborted()
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
