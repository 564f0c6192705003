import { emulateTraceFacts } from '../../../contract/emulate/endpoints/emulateTrace.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { policy } from './policy.ts'

export const emulateTrace = /* @__PURE__ */ defineEndpoint(emulateTraceFacts, policy)
