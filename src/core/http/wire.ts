import { rpcPath } from '../../contract/client.ts'
import type { AnyEndpoint, WireParams } from '../endpoint.ts'

/** How all requests of a client go out. */
export interface WireOptions {
  /** `header` is `X-API-Key`, `query` is `api_key`. Default `header`. */
  apiKeyIn?: 'header' | 'query'
  /** How requests to v2 are sent. Default `rest`. */
  v2Transport?: 'rest' | 'json-rpc'
  /** Parts of v3's answers that the service leaves empty, to save traffic. */
  omit?: readonly ('address_book' | 'metadata')[]
  /**
   * Which action types v3 and emulation distinguish: a version (`v1` … `v5`), a group or a type. v3 gets it as `supported_action_types`,
   * unless the params set it, emulation as the header `X-Actions-Version`. Default: the newest version that the components render.
   */
  actionsVersion?: string
  /** How long v3's database may take, milliseconds, at most 3 000. Then the service answers with an error. */
  queryTimeoutMs?: number
}

const ACTION_TYPES = 'supported_action_types'

export interface WireCall {
  base: string
  /** Without a path: a method of v2, by its name. */
  endpoint: Pick<AnyEndpoint, 'generation' | 'name' | 'actionTypes' | 'headers' | 'isRpc'> &
    Partial<Pick<AnyEndpoint, 'method' | 'path'>>
  params: WireParams
  key: string | undefined
  signal: AbortSignal
}

/** The HTTP request of a call. Lists are repeated keys, or members of a JSON body for POST. */
export function toRequest({ base, endpoint, params, key, signal }: WireCall, options: WireOptions): Request {
  const { generation, name, path, isRpc } = endpoint
  const rpc = !path || (generation === 'v2' && options.v2Transport === 'json-rpc' && !isRpc)
  const post = rpc || endpoint.method === 'POST'
  const query = new URLSearchParams()
  const headers: Record<string, string> = { ...endpoint.headers?.(options) }
  if (!post) {
    for (const [name, value] of Object.entries(params)) {
      for (const item of [value].flat()) query.append(name, String(item))
    }
  }
  if (generation === 'v3') {
    // As params and not as headers where the service takes both: a page then needs no preflight.
    for (const part of options.omit ?? []) query.append(`x_no_${part}`, 'true')
    if (options.queryTimeoutMs) query.append('x_timeout', String(options.queryTimeoutMs))
    const { actionTypes } = endpoint
    if (actionTypes && !params[ACTION_TYPES])
      for (const type of [options.actionsVersion ?? actionTypes].flat()) query.append(ACTION_TYPES, type)
  }
  if (key !== undefined) {
    if (options.apiKeyIn === 'query') query.append('api_key', key)
    else headers['x-api-key'] = key
  }
  if (post) headers['content-type'] = 'application/json'
  // A string id is the one form that both services of v2 take.
  const body = rpc ? { jsonrpc: '2.0', id: '1', method: name, params } : params
  const search = query.toString()
  return new Request(`${base}/api/${generation}${rpc ? rpcPath : path}${search && `?${search}`}`, {
    method: post ? 'POST' : 'GET',
    headers,
    signal,
    // A redirect would carry the key to wherever it points. Workers of Cloudflare refuse the value `error`.
    redirect: key === undefined ? 'follow' : 'manual',
    ...(post && { body: JSON.stringify(body) }),
  })
}
