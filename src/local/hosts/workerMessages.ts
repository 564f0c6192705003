import type { LocalServiceOptions } from '../options.ts'

/** What a `Response` is made from on the other side. */
export interface WireAnswer {
  status: number
  headers: [name: string, value: string][]
  body: string
}

/** From the page: the options (at most once, first), a request, or that nobody waits for it any more. */
export type ToWorker =
  | { options: LocalServiceOptions }
  | { id: number; url: string; method: string; headers: [name: string, value: string][]; body: string | undefined }
  | { id: number; abort: true }

/** From the worker: the answer, or the message of a broken connection. */
export type FromWorker = { id: number; answer: WireAnswer } | { id: number; broken: string }
