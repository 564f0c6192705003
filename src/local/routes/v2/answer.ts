import { rpcPath } from '../../../contract/client.ts'
import { type V2Name, v2Calls } from '../../../contract/v2/calls.ts'
import { isRefusal, Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { parseExactJson } from '../exactJson.ts'
import type { Route } from '../route.ts'
import { v2Aliases } from './aliases.ts'
import { Arguments } from './arguments.ts'
import { v2Routes } from './table.ts'

interface V2Answer {
  status: number
  body: object
}

/** v2 spells every failure alike. */
const v2Failure = (status: number, error: string): V2Answer => ({
  status,
  body: { ok: false, error, code: status },
})

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch {
    throw new Refusal(422, 'failed to parse post request: not JSON')
  }
}

interface ParamNames {
  /** Names of all params. */
  readonly known: readonly string[]
  /** Params that repeat in a query. */
  readonly lists: readonly string[]
}
type Read = (names: ParamNames) => Arguments

const routes: ReadonlyMap<string, Route<Arguments>> = new Map(Object.entries(v2Routes))

async function call(method: string, verb: string, read: Read, context: Context): Promise<V2Answer> {
  const name = v2Aliases.get(method) ?? method
  const route: Route<Arguments> | undefined = routes.get(name)
  if (!route) throw new Refusal(404, 'Not Found')
  const { method: taken, params, lists } = v2Calls[name as V2Name]
  if (taken === 'POST' && verb === 'GET') throw new Refusal(405, 'method GET is not supported')
  const result = await route.answer(read({ known: [...params, ...(route.alsoTakes ?? [])], lists }), context)
  return { status: 200, body: { ok: true, result, '@extra': `${context.ledger.head.gen_utime}:0:0` } }
}

async function guarded(answer: () => Promise<V2Answer>): Promise<V2Answer> {
  try {
    return await answer()
  } catch (error) {
    if (isRefusal(error)) return v2Failure(error.status, error.message)
    throw error
  }
}

/** One call over `/jsonRPC`. As the service does it: no batches, no positional params, the envelope of v2. */
async function callRpc(text: string, context: Context): Promise<V2Answer> {
  let request: { method?: unknown; params?: unknown; id?: unknown } | undefined
  const answer = await guarded(async () => {
    const json = parseJson(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Refusal(500, 'one call, as an object, is expected')
    request = json
    const { method } = request
    if (typeof method !== 'string') throw new Refusal(500, 'method is missing')
    const params = request.params ?? {}
    if (Array.isArray(params) && params.length) throw new Refusal(422, 'params must contain an object')
    const read: Read = ({ known }) => Arguments.ofJson(Array.isArray(params) ? {} : params, known)
    return call(method, 'POST', read, context)
  })
  const id = request?.id
  // The Python service gives the id back as a string, whatever it was.
  const echo = id === undefined || id === null || typeof id === 'object' ? {} : { jsonrpc: '2.0', id: String(id) }
  return { status: answer.status, body: { ...answer.body, ...echo } }
}

interface V2Request {
  method: string
  /** Without a slash in front. */
  path: string
  search: URLSearchParams
  /** The body, of a POST. */
  text: string
}

/** Answers `/api/v2/…`. */
export async function answerV2({ method, path, search, text }: V2Request, context: Context): Promise<V2Answer> {
  // Of the answer to a HEAD the host sends no body.
  const verb = method === 'HEAD' ? 'GET' : method
  if (verb !== 'GET' && verb !== 'POST') return v2Failure(405, `method ${verb} is not supported`)
  if (`/${path}` === rpcPath)
    return verb === 'POST' ? callRpc(text, context) : v2Failure(405, 'method GET is not supported')
  return guarded(async () => {
    const read: Read = ({ known, lists }) =>
      verb === 'GET' ? Arguments.ofQuery(search, lists) : Arguments.ofJson(parseJson(text), known)
    return call(path, verb, read, context)
  })
}
