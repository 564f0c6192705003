import { type SendBocParams, type SendBocResult, sendBocFacts } from '../../../contract/v2/endpoints/sendBoc.ts'
import type { Mutation } from '../../../core/endpoint.ts'

export const sendBoc: Mutation<SendBocParams, SendBocResult> = sendBocFacts
