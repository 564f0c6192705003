import { addressInformationFacts } from '../../../contract/v3/endpoints/addressInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const addressInformation = /* @__PURE__ */ defineEndpoint(addressInformationFacts, {
  cache: 'block',
  worth: 'first',
})
