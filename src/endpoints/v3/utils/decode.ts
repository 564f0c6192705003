import { defineEndpoint } from '../../../core/endpoint.ts'
import { type DecodeParams, type DecodeResponse, decodeParams, decodeResponse } from '../../../schemas/decode.ts'

/** Names of opcodes and trees of message bodies. For long inputs, which a URL cannot hold, take `decodePost`. */
export const decode = /* @__PURE__ */ defineEndpoint<DecodeParams, DecodeResponse>({
  generation: 'v3',
  name: 'decode',
  method: 'GET',
  path: '/decode',
  params: decodeParams,
  ordered: ['opcodes', 'bodies'],
  response: decodeResponse,
  // The same input gives the same answer until the service supports new constructors. No batch: answers are by position,
  // not by key.
  cache: 'config',
})
