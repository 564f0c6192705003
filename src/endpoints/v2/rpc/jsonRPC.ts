import type { $ZodType } from 'zod/v4/core'
import { defineMutation } from '../../../core/endpoint.ts'
import { text } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'

export interface JsonRPCParams {
  jsonrpc?: '2.0' | undefined
  /** Sent as a text, the one form that every service takes. Not in the answer of the C++ service. */
  id?: string | number | undefined
  /** The name of a method as in the REST path: `getMasterchainInfo`. */
  method: string
  /** Its arguments by name, sent as given. */
  params?: Readonly<Record<string, unknown>> | undefined
}

const id = /* @__PURE__ */ z.unknown((payload) => {
  const { value } = payload
  if (typeof value === 'string' || Number.isSafeInteger(value)) payload.value = String(value)
  else refuse(payload, 'a text or a whole number')
}) as unknown as $ZodType<string, string | number>

const object = /* @__PURE__ */ z.mapOf(z.unknown()) as $ZodType<
  Record<string, unknown>,
  Readonly<Record<string, unknown>>
>

/**
 * Calls any method of v2 by its name, unchecked both ways; gives `result` as received. A mutation, because the method may be
 * one that sends: it is never repeated. To read, take the method's own endpoint; the client's `v2Transport: 'json-rpc'` sends
 * those this way too.
 */
export const jsonRPC = /* @__PURE__ */ defineMutation<JsonRPCParams, unknown>({
  generation: 'v2',
  name: 'jsonRPC',
  method: 'POST',
  path: '/jsonRPC',
  isRpc: true,
  params: z.params({
    jsonrpc: z.withDefault(z.literal('2.0'), '2.0'),
    id: z.withDefault(id, '1'),
    method: text,
    params: z.withDefault(object, {}),
  }),
  verbatim: ['params'],
  response: z.unknown(),
})
