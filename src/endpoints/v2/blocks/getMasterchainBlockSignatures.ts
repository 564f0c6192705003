import {
  type GetMasterchainBlockSignaturesParams,
  getMasterchainBlockSignaturesFacts,
} from '../../../contract/v2/endpoints/getMasterchainBlockSignatures.ts'
import type { MasterchainBlockSignatures } from '../../../contract/v2/masterchainBlockSignatures.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getMasterchainBlockSignatures = /* @__PURE__ */ defineEndpoint<
  GetMasterchainBlockSignaturesParams,
  MasterchainBlockSignatures
>(getMasterchainBlockSignaturesFacts, {
  cache: 'immutable',
})
