import type { Clock } from '../core/pace/clock.ts'
import { Refusal } from './answer.ts'
import type { Asked } from './asked.ts'
import { faultOfJson } from './scan.ts'
import { TimeUpError, within } from './within.ts'

/** The largest body that a page may send: the service itself takes no larger message. */
const MAX_BODY = 1024 * 1024

/** Milliseconds for a whole body. */
const BODY_MS = 30_000

/** Of a body, nested ones included: to check a value takes a hundred times as long as to scan it. */
const MAX_VALUES = 10_000
const MAX_DEPTH = 256

const FAULTS = {
  size: 'The body has more values, or deeper ones, than a question has.',
  number: 'The body has a number that JSON does not keep as it is: send it as text.',
}

const tooLarge = () => new Refusal(413, 'size', `The body is larger than ${MAX_BODY} bytes.`)
const notJson = () => new Refusal(400, 'body', 'The body is not JSON.')

/** The object in a JSON body. @throws {Refusal} 400, 408 after 30 s, 413 above 1 MiB, 415 for another type. */
export async function readJsonObject(asked: Asked, clock: Clock): Promise<Record<string, unknown>> {
  const type = asked.header('content-type') ?? ''
  // JSON is no type of a plain form: a page of another origin cannot send it without being asked first.
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) || asked.header('content-encoding') !== null) {
    throw new Refusal(415, 'body', 'The body must be application/json, in UTF-8 and not compressed.')
  }
  if (Number(asked.header('content-length')) > MAX_BODY) throw tooLarge()
  let body: unknown
  try {
    const bytes = await within({ clock, ms: BODY_MS, signal: asked.signal }, (signal) =>
      asked.readBody(MAX_BODY, signal),
    )
    if (!bytes) throw tooLarge()
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const fault = faultOfJson(text, MAX_VALUES, MAX_DEPTH)
    if (fault) throw new Refusal(400, 'body', FAULTS[fault])
    body = JSON.parse(text)
  } catch (error) {
    if (error instanceof TimeUpError) throw new Refusal(408, 'body', 'The body took too long.')
    throw error instanceof Refusal || asked.signal.aborted ? error : notJson()
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'body', 'The body is not one JSON object.')
  }
  return body as Record<string, unknown>
}

/** A JSON-RPC call. */
export interface RpcCall {
  id: string | number
  method: string
  params: Record<string, unknown>
}

/** @throws {Refusal} 400 for a body that is no single call */
export function readRpcCall({
  jsonrpc = '2.0',
  id = '1',
  method,
  params = {},
  ...others
}: Record<string, unknown>): RpcCall {
  const isCall =
    jsonrpc === '2.0' &&
    (Number.isSafeInteger(id) || (typeof id === 'string' && /^[ -~]{0,100}$/.test(id))) &&
    typeof method === 'string' &&
    typeof params === 'object' &&
    params !== null &&
    !Array.isArray(params)
  if (!isCall) throw new Refusal(400, 'body', 'The body is not one JSON-RPC call: a method, and params by name.')
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw new Refusal(400, 'body', `The JSON-RPC call has an unknown member: ${other.slice(0, 50)}.`)
  return { id: id as string | number, method: method as string, params: params as Record<string, unknown> }
}
