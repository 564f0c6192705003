import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { Query } from './query.ts'
import { v3Routes, v3Unserved } from './table.ts'

interface Answer {
  status: number
  body: object
}

export const v3Failure = (status: number, error: string): Answer => ({ status, body: { error } })

/** Whether the request asks to leave something out, by header or, without a preflight, in the query. */
const wants = (headers: Headers, search: URLSearchParams, name: string) =>
  /^(?:1|t|true)$/i.test(headers.get(name) ?? search.get(name.toLowerCase().replaceAll('-', '_')) ?? '')

/** Answers `/api/v3/…`. `path` has no slash in front. */
export function answerV3(
  verb: string,
  path: string,
  search: URLSearchParams,
  headers: Headers,
  context: Context,
): Answer {
  const answer = v3Routes.get(path)
  if (!answer || verb !== 'GET') {
    if (v3Unserved.has(`${verb} ${path}`)) return v3Failure(501, `The local service does not answer ${path} yet.`)
    // The service's framework has no 404 and no 405: its own error comes back wrapped.
    if (verb !== 'GET') return v3Failure(500, `internal server error: Cannot ${verb} /api/v3/${path}`)
    return v3Failure(404, `Cannot GET /api/v3/${path}`)
  }
  try {
    const body = answer(new Query(search), context) as Record<string, unknown>
    if ('address_book' in body && wants(headers, search, 'X-No-Address-Book')) body.address_book = {}
    if ('metadata' in body && wants(headers, search, 'X-No-Metadata')) body.metadata = {}
    return { status: 200, body }
  } catch (error) {
    if (error instanceof Refusal) return v3Failure(error.status, error.message)
    throw error
  }
}
