import {
  type SendMessageParams,
  type SendMessageResponse,
  sendMessageFacts,
} from '../../../contract/v3/endpoints/sendMessage.ts'
import { defineMutation } from '../../../core/endpoint.ts'

/** Sends a message from outside to the chain. Accepted is not executed: look for it by its hash. Never sent twice. */
export const sendMessage = /* @__PURE__ */ defineMutation<SendMessageParams, SendMessageResponse>(sendMessageFacts)
