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
   * The hash that identifies the message in wallets and explorers (TEP-467). Services before 2025 do not send it, and the answer
   * about a pending message must not be refused for that.
   */
  hash_norm?: string | undefined
}

/**
 * Sends a message to the chain, and gives its hashes to look for it by. The answer means that a node accepted it, not that it was
 * executed. After an error (5xx, a timeout) it may have been sent all the same: send the very same BoC again, never one built anew.
 */
export const sendBocReturnHash = /* @__PURE__ */ defineMutation<SendBocReturnHashParams, ExtMessageInfo>({
  generation: 'v2',
  name: 'sendBocReturnHash',
  method: 'POST',
  path: '/sendBocReturnHash',
  params: z.params({ boc }),
  response: z.object({ '@type': openText, hash, hash_norm: z.optional(hash) }),
})
