import { Refusal } from './answer.ts'

/** The largest body that a page may send: the service itself takes no larger message. */
const MAX_BODY = 1024 * 1024

/** The text of a JSON body. @throws {Refusal} 415 for another type, 413 above 1 MiB. */
export async function readBody(request: Request): Promise<string> {
  // JSON is no type of a plain form: a page of another origin cannot send it without being asked first.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, 'The body must be application/json.')
  }
  const tooLarge = new Refusal(413, `The body is larger than ${MAX_BODY} bytes.`)
  if (Number(request.headers.get('content-length')) > MAX_BODY) throw tooLarge
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // The stated length is only what the sender says: count.
  for (const reader = request.body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_BODY) {
      await reader.cancel()
      throw tooLarge
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** A JSON-RPC call. */
export interface RpcCall {
  method: string
  /** Written anew: a name that stands twice in the body could mean another method to us than to the service. */
  body: string
}

/** @throws {Refusal} 400 for what is no single call, or would lose digits by being written anew. */
export function readRpcCall(text: string): RpcCall {
  let call: unknown
  try {
    call = JSON.parse(text, (_, value) => {
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw new Refusal(400, 'A number is too large to be exact: send logical times as text.')
      }
      return value
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body is not JSON.')
  }
  const { method, params = {}, id = '1' } = (call ?? {}) as { method?: unknown; params?: unknown; id?: unknown }
  if (typeof method !== 'string') throw new Refusal(400, 'The body is not one JSON-RPC call with a method.')
  return { method, body: JSON.stringify({ jsonrpc: '2.0', id, method, params }) }
}
