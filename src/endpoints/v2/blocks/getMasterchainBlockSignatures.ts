import {
  type GetMasterchainBlockSignaturesParams,
  getMasterchainBlockSignaturesFacts,
} from '../../../contract/v2/endpoints/getMasterchainBlockSignatures.ts'
import type { MasterchainBlockSignatures } from '../../../contract/v2/masterchainBlockSignatures.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** The validators' signatures of a masterchain block. */
export const getMasterchainBlockSignatures = /* @__PURE__ */ defineEndpoint<
  GetMasterchainBlockSignaturesParams,
  MasterchainBlockSignatures
>(getMasterchainBlockSignaturesFacts, {
  cache: 'immutable',
})
