import { defineEndpoint } from '../../../core/endpoint.ts'
import { type DecodeParams, type DecodeResponse, decodeParams, decodeResponse } from '../../../schemas/decode.ts'

/** Names of opcodes and trees of message bodies, asked for in a body: for inputs that are too long for a URL. */
export const decodePost = /* @__PURE__ */ defineEndpoint<DecodeParams, DecodeResponse>({
  generation: 'v3',
  name: 'decodePost',
  method: 'POST',
  path: '/decode',
  params: decodeParams,
  ordered: ['opcodes', 'bodies'],
  response: decodeResponse,
  // The same input gives the same answer until the service supports new constructors.
  cache: 'config',
})
