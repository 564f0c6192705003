import type { AnyEndpoint } from '../core/endpoint.ts'

export type Generation = AnyEndpoint['generation']

/** What a page may see of an answer: data, never markup that its origin would run, and nothing that sets state. */
const SAFE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

export function answer(status: number, body: string, retryAfter?: string | null): Response {
  return new Response(body, { status, headers: { ...SAFE_HEADERS, ...(retryAfter && { 'retry-after': retryAfter }) } })
}

/** A refusal in the words and in the form of the generation that was asked. */
export function refuse(generation: Generation, status: number, text: string): Response {
  const body = generation === 'v2' ? { ok: false, error: text, code: status } : { error: text }
  return answer(status, JSON.stringify(body))
}

/** Thrown on the way to an answer, to end it. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}
