import type { Sent } from '../../support/rawAsk.ts'

/** Picks from a list, by the seed of one request. */
export interface Pick {
  <Value>(values: readonly Value[]): Value
  /** A whole number from 0 up to, and without, `below`. */
  number(below: number): number
}

/** A request that the proxy has to refuse. */
export interface Hostile extends Sent {
  /** The statuses that refuse it. None: the connection may end without an answer as well. */
  statuses: readonly number[]
  /** The member `refusal` of the answer; absent where Node refuses before the proxy is asked. */
  refusal?: string
  /** The header `Allow` of a 405. */
  allow?: string
}

/** Requests of one kind. */
export interface Kind {
  name: string
  count: number
  make(pick: Pick, index: number): Hostile
}

export interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** The bytes of a request. A body has its length, and is JSON where `headers` does not say otherwise. */
export function bytesOf(target: string, { method = 'GET', headers = {}, body }: Asked = {}): Buffer {
  const sent = body === undefined ? undefined : Buffer.from(body)
  const all = {
    host: 'page.test',
    ...(sent && { 'content-type': 'application/json', 'content-length': String(sent.length) }),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`), ...(sent ? [sent] : [])])
}

const answered = (statuses: number[], refusal: string) => (bytes: Buffer) => ({ bytes, statuses, refusal })

export const refused = {
  path: answered([404], 'path'),
  params: answered([400], 'params'),
  body: answered([400], 'body'),
  type: answered([415], 'body'),
  key: answered([400], 'key'),
  send: answered([403], 'send'),
}

/** The proxy's question without the hostile part. */
export const GOOD = '/ton/api/v3/blocks?limit=1'
export const RPC = '/ton/api/v2/jsonRPC'
export const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
export const BOC = 'te6cckEBAQEAAgAAAEysuc0='

export const get = (target: string, headers: Record<string, string> = {}) => bytesOf(target, { headers })
export const post = (target: string, body: unknown, headers: Record<string, string> = {}) =>
  bytesOf(target, {
    method: 'POST',
    headers,
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
