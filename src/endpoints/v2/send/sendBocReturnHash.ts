import {
  type ExtMessageInfo,
  type SendBocReturnHashParams,
  sendBocReturnHashFacts,
} from '../../../contract/v2/endpoints/sendBocReturnHash.ts'
import { defineMutation } from '../../../core/endpoint.ts'

/**
 * Sends a message to the chain, and gives its hashes to look for it by. The answer means that a node accepted it, not that it was
 * executed. After an error (5xx, a timeout) it may have been sent all the same: send the very same BoC again, never one built anew.
 */
export const sendBocReturnHash = /* @__PURE__ */ defineMutation<SendBocReturnHashParams, ExtMessageInfo>(
  sendBocReturnHashFacts,
)
