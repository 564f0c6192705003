import type { AnyEndpoint } from './endpoint.ts'
import type { WireParams } from './params.ts'

export interface WireCall {
  base: string
  endpoint: Pick<AnyEndpoint, 'generation' | 'name' | 'method' | 'path'>
  params: WireParams
  v2Transport: 'rest' | 'json-rpc'
  key: string | undefined
  apiKeyIn: 'header' | 'query'
  signal: AbortSignal
}

/** The HTTP request of a call: lists as repeated keys, or a JSON body for POST, and the key where it belongs. */
export function toRequest({ base, endpoint, params, v2Transport, key, apiKeyIn, signal }: WireCall): Request {
  const { generation, name } = endpoint
  // The record of /jsonRPC itself is such a call already.
  const rpc = generation === 'v2' && v2Transport === 'json-rpc' && endpoint.path !== '/jsonRPC'
  const post = rpc || endpoint.method === 'POST'
  const query = new URLSearchParams()
  if (!post) {
    for (const [name, value] of Object.entries(params)) {
      for (const item of [value].flat()) query.append(name, String(item))
    }
  }
  if (key !== undefined && apiKeyIn === 'query') query.append('api_key', key)
  const search = query.toString()
  const headers: Record<string, string> = {}
  if (post) headers['content-type'] = 'application/json'
  if (key !== undefined && apiKeyIn === 'header') headers['x-api-key'] = key
  // A string id is the one form that both services of v2 take.
  const body = rpc ? { jsonrpc: '2.0', id: '1', method: name, params } : params
  return new Request(`${base}/api/${generation}${rpc ? '/jsonRPC' : endpoint.path}${search && `?${search}`}`, {
    method: post ? 'POST' : 'GET',
    headers,
    signal,
    ...(post && { body: JSON.stringify(body) }),
  })
}
