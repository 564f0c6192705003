import { type V3Name, v3Calls } from '../../../contract/v3/calls.ts'
import { isRefusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Route } from '../route.ts'
import { v3Aliases } from './aliases.ts'
import { type Body, readBody } from './body.ts'
import { Query } from './query.ts'
import { v3Gets, v3Posts } from './table.ts'

interface V3Answer {
  status: number
  body: object
}

const v3Failure = (status: number, error: string): V3Answer => ({ status, body: { error } })

const byPath = <Request>(routes: Readonly<Record<string, Route<Request>>>): [path: string, route: Route<Request>][] =>
  Object.entries(routes).map(([name, route]) => [v3Calls[name as V3Name].path, route])
const gets: ReadonlyMap<string, Route<Query>> = new Map([...byPath(v3Gets), ...Object.entries(v3Aliases)])
const posts: ReadonlyMap<string, Route<Body>> = new Map(byPath(v3Posts))

/** Whether the request asks to leave something out, by header or, without a preflight, in the query. */
const wants = (headers: Headers, search: URLSearchParams, name: string) =>
  /^(?:1|t|true)$/i.test(headers.get(name) ?? search.get(name.toLowerCase().replaceAll('-', '_')) ?? '')

/** The params of a GET. The version in the header replaces `supported_action_types`. */
function queryOf(search: URLSearchParams, headers: Headers): Query {
  const version = headers.get('X-Actions-Version')
  if (!version) return new Query(search)
  const name = 'supported_action_types'
  const others = [...search].filter(([key]) => key !== name && key !== `${name}[]`)
  return new Query(new URLSearchParams([...others, [name, version]]))
}

export interface V3Request {
  method: string
  /** Without a slash in front. */
  path: string
  search: URLSearchParams
  headers: Headers
  /** The body, of a POST. */
  text: string
}

/** Answers `/api/v3/…`. */
export async function answerV3(
  { method, path, search, headers, text }: V3Request,
  context: Context,
): Promise<V3Answer> {
  // The framework of the service answers a HEAD wherever it answers a GET; the host sends no body.
  const isGet = method === 'GET' || method === 'HEAD'
  const get = isGet ? gets.get(`/${path}`) : undefined
  const post = method === 'POST' ? posts.get(`/${path}`) : undefined
  // The service's framework has no 404 and no 405: its own error is wrapped.
  if (!get && !post && !isGet) return v3Failure(500, `internal server error: Cannot ${method} /api/v3/${path}`)
  if (!get && !post) return v3Failure(404, `Cannot GET /api/v3/${path}`)
  try {
    const body = (await (get
      ? get.answer(queryOf(search, headers), context)
      : post?.answer(readBody(text, headers), context))) as Record<string, unknown>
    if ('address_book' in body && wants(headers, search, 'X-No-Address-Book')) body.address_book = {}
    if ('metadata' in body && wants(headers, search, 'X-No-Metadata')) body.metadata = {}
    return { status: 200, body }
  } catch (error) {
    if (isRefusal(error)) return v3Failure(error.status, error.message)
    throw error
  }
}
