import { emulateTonConnectFacts } from '../../../contract/emulate/endpoints/emulateTonConnect.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { policy } from './policy.ts'

export const emulateTonConnect = /* @__PURE__ */ defineEndpoint(emulateTonConnectFacts, policy)
