import {
  type SendMessageParams,
  type SendMessageResponse,
  sendMessageFacts,
} from '../../../contract/v3/endpoints/sendMessage.ts'
import type { Mutation } from '../../../core/endpoint.ts'

export const sendMessage: Mutation<SendMessageParams, SendMessageResponse> = sendMessageFacts
