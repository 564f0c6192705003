import { getMasterchainBlockSignaturesFacts } from '../../../contract/v2/endpoints/getMasterchainBlockSignatures.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getMasterchainBlockSignatures = /* @__PURE__ */ defineEndpoint(getMasterchainBlockSignaturesFacts, {
  cache: 'immutable',
})
