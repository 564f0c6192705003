import { type JsonRPCParams, jsonRPCFacts } from '../../../contract/v2/endpoints/jsonRPC.ts'
import { defineMutation } from '../../../core/endpoint.ts'

/**
 * Calls any method of v2 by its name, unchecked both ways; gives `result` as received. A mutation, because the method may be
 * one that sends: it is never repeated. To read, take the method's own endpoint; the client's `v2Transport: 'json-rpc'` sends
 * those this way too.
 */
export const jsonRPC = /* @__PURE__ */ defineMutation<JsonRPCParams, unknown>(jsonRPCFacts)
