import {
  type BlockHeader,
  type GetBlockHeaderParams,
  getBlockHeaderFacts,
} from '../../../contract/v2/endpoints/getBlockHeader.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getBlockHeader = /* @__PURE__ */ defineEndpoint<GetBlockHeaderParams, BlockHeader>(getBlockHeaderFacts, {
  cache: 'immutable',
})
