import {
  type NominatorPoolParams,
  type NominatorPoolResponse,
  nominatorPoolFacts,
} from '../../../contract/v3/endpoints/nominatorPool.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const nominatorPool = /* @__PURE__ */ defineEndpoint<NominatorPoolParams, NominatorPoolResponse>(
  nominatorPoolFacts,
  {
    cache: 'block',
  },
)
