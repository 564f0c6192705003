import { type JsonRPCParams, jsonRPCFacts } from '../../../contract/v2/endpoints/jsonRPC.ts'
import type { Mutation } from '../../../core/endpoint.ts'

export const jsonRPC: Mutation<JsonRPCParams, unknown> = jsonRPCFacts
