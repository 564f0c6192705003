import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { Arguments } from './arguments.ts'
import { v2Routes, v2Unserved } from './table.ts'

interface Answer {
  status: number
  body: object
}

/** v2 spells every failure alike. */
export const v2Failure = (status: number, error: string): Answer => ({
  status,
  body: { ok: false, error, code: status },
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(422, 'failed to parse post request: not JSON')
  }
}

function call(method: string, read: (known: readonly string[]) => Arguments, context: Context): Answer {
  const route = v2Routes.get(method)
  if (!route) {
    if (!v2Unserved.has(method)) throw new Refusal(404, 'Not Found')
    throw new Refusal(501, `The local service does not answer ${method} yet.`)
  }
  const result = route.answer(read(route.params), context)
  return { status: 200, body: { ok: true, result, '@extra': `${context.ledger.head.gen_utime}:0:0` } }
}

function guarded(answer: () => Answer): Answer {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Refusal) return v2Failure(error.status, error.message)
    throw error
  }
}

/** One call over `/jsonRPC`. As the service does it: no batches, no positional params, the envelope of v2. */
function callRpc(text: string, context: Context): Answer {
  let request: { method?: unknown; params?: unknown; id?: unknown } | undefined
  const answer = guarded(() => {
    const json = parseJson(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Refusal(500, 'one call, as an object, is expected')
    request = json
    const { method } = request
    if (typeof method !== 'string') throw new Refusal(500, 'method is missing')
    const params = request.params ?? {}
    if (Array.isArray(params) && params.length) throw new Refusal(422, 'params must contain an object')
    return call(method, (known) => Arguments.ofJson(Array.isArray(params) ? {} : params, known), context)
  })
  const id = request?.id
  // The Python service gives the id back as a string, whatever it was.
  const echo = id === undefined || id === null || typeof id === 'object' ? {} : { jsonrpc: '2.0', id: String(id) }
  return { status: answer.status, body: { ...answer.body, ...echo } }
}

/** Answers `/api/v2/…`. `path` has no slash in front. */
export function answerV2(verb: string, path: string, search: URLSearchParams, body: string, context: Context): Answer {
  if (verb !== 'GET' && verb !== 'POST') return v2Failure(405, `method ${verb} is not supported`)
  if (path === 'jsonRPC')
    return verb === 'POST' ? callRpc(body, context) : v2Failure(405, 'method GET is not supported')
  return guarded(() =>
    call(
      path,
      (known) => (verb === 'GET' ? Arguments.ofQuery(search) : Arguments.ofJson(parseJson(body), known)),
      context,
    ),
  )
}
