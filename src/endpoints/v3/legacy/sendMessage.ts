import { defineMutation } from '../../../core/endpoint.ts'
import { boc } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { hash } from '../../../schemas/scalars.ts'

export interface SendMessageParams {
  /** A message from outside, signed: BoC as base64. */
  boc: string
}
export interface SendMessageResponse {
  message_hash?: string | undefined
  /** The hash by which transactions, traces and actions can be asked for later. */
  message_hash_norm?: string | undefined
}

/** Sends a message from outside to the chain. Accepted is not executed: look for it by its hash. Never sent twice. */
export const sendMessage = /* @__PURE__ */ defineMutation<SendMessageParams, SendMessageResponse>({
  generation: 'v3',
  name: 'sendMessage',
  method: 'POST',
  path: '/message',
  legacy401: true,
  params: z.params({ boc }),
  response: z.object({
    message_hash: z.optional(hash),
    message_hash_norm: z.optional(hash),
  }),
})
