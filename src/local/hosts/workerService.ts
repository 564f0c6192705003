// The program of the worker: `toncenter-local/worker`.
import { engineHere } from '../engineHere.ts'
import type { LocalService, LocalServiceOptions } from '../options.ts'
import { createService } from '../service.ts'
import type { FromWorker, ToWorker } from './workerMessages.ts'

/** The part of a worker's global scope that is used here: the DOM's types know a page's only. */
interface WorkerScope {
  onmessage: ((event: { data: ToWorker }) => void) | null
  postMessage(message: FromWorker): void
}
const scope = globalThis as unknown as WorkerScope

const create = (options: LocalServiceOptions) => createService(options, { loadEngine: engineHere })
let service: LocalService | undefined
const underWay = new Map<number, AbortController>()

async function answer(message: Extract<ToWorker, { url: string }>): Promise<FromWorker> {
  const { id, url, method, headers, body } = message
  const abort = new AbortController()
  underWay.set(id, abort)
  try {
    service ??= create({})
    const init = { method, headers, signal: abort.signal, ...(body !== undefined && { body }) }
    const response = await service.handle(new Request(url, init))
    const { status } = response
    return { id, answer: { status, headers: [...response.headers], body: await response.text() } }
  } catch (error) {
    return { id, broken: (error as Error).message }
  } finally {
    underWay.delete(id)
  }
}

scope.onmessage = ({ data }) => {
  if ('options' in data) service = create(data.options)
  else if ('abort' in data) underWay.get(data.id)?.abort()
  else answer(data).then((message) => scope.postMessage(message))
}
