import { defineMutation } from '../../../core/endpoint.ts'
import { boc } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { hash, openText } from '../../../schemas/scalars.ts'

export interface SendBocReturnHashParams {
  /** A message from outside, signed; BoC in base64 or hex. */
  boc: string
}
export interface ExtMessageInfo {
  '@type': 'raw.extMessageInfo' | (string & {})
  hash: string
  /**
   * The hash that the message is known by wherever it is shown (TEP-467). Services before 2025 do not send it, and the answer
   * about a message that is on its way must not be refused for that.
   */
  hash_norm?: string | undefined
}

/**
 * Sends a message to the chain, and gives its hashes to look for it by. The answer says that a node took it, not that it was
 * executed. After an error (5xx, a timeout) it may have gone out all the same: send the very same BoC again, never one built anew.
 */
export const sendBocReturnHash = /* @__PURE__ */ defineMutation<SendBocReturnHashParams, ExtMessageInfo>({
  generation: 'v2',
  name: 'sendBocReturnHash',
  method: 'POST',
  path: '/sendBocReturnHash',
  params: z.params({ boc }),
  response: z.object({ '@type': openText, hash, hash_norm: z.optional(hash) }),
})
