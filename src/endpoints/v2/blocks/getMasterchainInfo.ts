import {
  type GetMasterchainInfoParams,
  getMasterchainInfoFacts,
  type V2MasterchainInfo,
} from '../../../contract/v2/endpoints/getMasterchainInfo.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getMasterchainInfo = /* @__PURE__ */ defineEndpoint<GetMasterchainInfoParams, V2MasterchainInfo>(
  getMasterchainInfoFacts,
  {
    cache: 'block',
  },
)
