import type { AnyEndpoint } from '../core/endpoint.ts'

export type Generation = AnyEndpoint['generation']

/** What a page may see of an answer: data, never markup that its origin would run, and nothing that sets state. */
const SAFE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** What a page gets to know of an answer of the service. */
export interface Answer {
  status: number
  body: string
  retryAfter?: string | null
  /** Whether the proxy had kept it. Absent where it could not have been. */
  cache?: 'hit' | 'miss'
  /** Milliseconds for which it has been kept. */
  age?: number
}

export function answer({ status, body, retryAfter, cache, age }: Answer): Response {
  const headers = {
    ...SAFE_HEADERS,
    ...(retryAfter && { 'retry-after': retryAfter }),
    ...(cache && { 'x-toncenter-cache': cache }),
    ...(age !== undefined && { age: String(Math.floor(age / 1_000)) }),
  }
  return new Response(body, { status, headers })
}

/** A refusal in the words and in the form of the generation that was asked. */
export function refuse(generation: Generation, status: number, text: string): Response {
  const body = generation === 'v2' ? { ok: false, error: text, code: status } : { error: text }
  return answer({ status, body: JSON.stringify(body) })
}

/** Thrown on the way to an answer, to end it. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}
