import { walletInformationFacts } from '../../../contract/v3/endpoints/walletInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const walletInformation = /* @__PURE__ */ defineEndpoint(walletInformationFacts, {
  cache: 'block',
  worth: 'first',
})
