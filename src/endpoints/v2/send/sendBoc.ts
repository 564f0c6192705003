import { type SendBocParams, type SendBocResult, sendBocFacts } from '../../../contract/v2/endpoints/sendBoc.ts'
import { defineMutation } from '../../../core/endpoint.ts'

/**
 * Sends a message to the chain. The answer means that a node accepted it, not that it was executed. After an error (5xx, a timeout)
 * it may have been sent all the same: send the very same BoC again, never one built anew.
 */
export const sendBoc = /* @__PURE__ */ defineMutation<SendBocParams, SendBocResult>(sendBocFacts)
