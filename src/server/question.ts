import { actionGroups } from '../contract/v3/actionGroups.ts'
import type { AnyEndpoint, WireParams } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import { Refusal } from './answer.ts'
import type { Asked } from './asked.ts'
import { type RpcCall, readJsonObject, readRpcCall } from './body.ts'
import type { ProxyOptions } from './options.ts'
import { checkParams, fromQuery } from './params.ts'
import type { Routes } from './routes.ts'
import { within } from './within.ts'

/** The question to the service: written anew from the endpoint's record and checked params, never the text of a page. */
export interface Question {
  endpoint: AnyEndpoint
  method: 'GET' | 'POST'
  /** With `/api/vN`. */
  path: string
  params: WireParams
  /** Whether the params go in a JSON-RPC call, and with which id. */
  rpcId?: string | number
  /** Switches that every endpoint of v3 has: `x_no_address_book`, `x_no_metadata`, `x_timeout`. */
  common: Readonly<Record<string, string>>
  /** Which action types the answer may hold: it changes the answer, so it is a part of the question. */
  actionsVersion?: string
}

/** Characters of a URL, as the service's own gateway takes them. */
const MAX_URL = 16 * 1024

/** Names that a page may give to a key. It is the proxy's business: a request with one is a mistake, or a try. */
const KEY_NAME = /^\W*(?:x[-_]?)?(?:toncenter[-_]?)?api[-_]?key\W*$/i

const COMMON: Readonly<Record<string, RegExp>> = {
  x_no_address_book: /^(?:true|false|0|1)$/,
  x_no_metadata: /^(?:true|false|0|1)$/,
  x_timeout: /^[1-9]\d{0,3}$/,
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(Object.values(actionGroups).flat())
/** One name, as the service takes it: a version, a group or a type. Unknown names would only make equal questions differ; a few versions are to come. */
const isActionsVersion = (name: string) =>
  name === 'latest' || /^v[1-9]$/.test(name) || Object.hasOwn(actionGroups, name) || KNOWN_TYPES.has(name)

export interface QuestionOptions extends Pick<ProxyOptions, 'send'> {
  routes: Routes
  network: Network
  clock: Clock
  /** How long `send` may take. */
  timeoutMs: number
}

/** @throws {Refusal} where the page names a key */
function refuseKeys(names: Iterable<string>) {
  for (const name of names) {
    if (KEY_NAME.test(name)) throw new Refusal(400, 'key', 'The proxy has its own API key: send none.')
  }
}

/** Takes the switches of v3 out of a query. @throws {Refusal} 400 */
function takeCommon(query: URLSearchParams, generation: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, isRight] of Object.entries(COMMON)) {
    const values = query.getAll(name)
    if (!values.length || generation !== 'v3') continue
    const [value = '', ...others] = values
    if (others.length || !isRight.test(value)) throw new Refusal(400, 'params', `The param ${name} is wrong.`)
    found[name] = value
    query.delete(name)
  }
  return found
}

const closed = () => new Refusal(403, 'send', 'Sending is not allowed here.')

/** The question of a page's request, among the allowed endpoints. @throws {Refusal} */
export async function toQuestion(
  asked: Asked,
  path: string,
  { routes, send = false, network, clock, timeoutMs }: QuestionOptions,
): Promise<Question> {
  if (asked.urlLength > MAX_URL) throw new Refusal(414, 'size', `The URL is longer than ${MAX_URL} characters.`)
  const byPath = routes.byPath(path)
  const methods = byPath.map(({ method }) => method)
  if (!methods.length) throw new Refusal(404, 'path', 'There is no such endpoint here.')
  const method = methods.find((one) => one === asked.method) as 'GET' | 'POST' | undefined
  if (!method) throw new Refusal(405, 'method', `Ask this endpoint with ${methods.join(' or ')}.`, { allow: methods })

  const query = new URLSearchParams(asked.search)
  refuseKeys([...query.keys(), ...asked.headerNames()])
  let endpoint = byPath.find((record) => record.method === method)
  const common = takeCommon(query, path.split('/')[2] ?? '')
  let body: Record<string, unknown> = {}
  let call: RpcCall | undefined
  /** A closed send costs its head: nothing of its body is read or checked. */
  const refuseSend = () => {
    if (endpoint?.kind === 'mutation' && !endpoint.isRpc && send === false) throw closed()
  }
  refuseSend()
  if (method === 'POST') {
    if (`${query}`) throw new Refusal(400, 'params', 'A POST has its params in the body, and no query.')
    body = await readJsonObject(asked, clock)
    refuseKeys(Object.keys(body))
  }
  if (endpoint?.isRpc) {
    call = readRpcCall(body)
    endpoint = routes.byMethod(call.method)
    refuseSend()
  }
  if (!endpoint) throw new Refusal(404, 'path', 'There is no such method here.')
  const params = checkParams(endpoint, method === 'GET' ? fromQuery(query) : (call?.params ?? body), network)

  if (endpoint.kind === 'mutation' && typeof send === 'function') {
    const limits = { clock, ms: timeoutMs, signal: asked.signal }
    if (!(await within(limits, async () => send(asked.toRequest(JSON.stringify(body)))))) throw closed()
  }
  const version = endpoint.generation !== 'v2' ? asked.header('x-actions-version') : null
  if (version !== null && !isActionsVersion(version))
    throw new Refusal(400, 'params', 'The header X-Actions-Version is wrong.')
  return {
    endpoint,
    method,
    path,
    params,
    common,
    ...(call && { rpcId: call.id }),
    ...(version !== null && { actionsVersion: version }),
  }
}

/** The query of a question, in one order: equal questions have equal texts. */
export function searchOf({ method, params, common }: Question): string {
  const query = new URLSearchParams(common)
  if (method === 'GET') {
    for (const [name, value] of Object.entries(params))
      for (const one of [value].flat()) query.append(name, String(one))
  }
  query.sort()
  const text = query.toString()
  return text && `?${text}`
}

/** A body may have a megabyte: it is written once. */
const bodies = new WeakMap<Question, string>()

/** The body of a question. */
export function bodyOf(question: Question): string | undefined {
  const { method, endpoint, params, rpcId } = question
  if (method === 'GET') return
  const call = { jsonrpc: '2.0', id: rpcId, method: endpoint.name, params }
  const body = bodies.get(question) ?? JSON.stringify(rpcId === undefined ? params : call)
  bodies.set(question, body)
  return body
}
