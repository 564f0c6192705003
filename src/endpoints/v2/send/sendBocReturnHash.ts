import {
  type ExtMessageInfo,
  type SendBocReturnHashParams,
  sendBocReturnHashFacts,
} from '../../../contract/v2/endpoints/sendBocReturnHash.ts'
import type { Mutation } from '../../../core/endpoint.ts'

export const sendBocReturnHash: Mutation<SendBocReturnHashParams, ExtMessageInfo> = sendBocReturnHashFacts
