import {
  type NominatorPoolParams,
  type NominatorPoolResponse,
  nominatorPoolFacts,
} from '../../../contract/v3/endpoints/nominatorPool.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** One nominator pool: its state, its validator and its nominators. 404 for an unknown pool. */
export const nominatorPool = /* @__PURE__ */ defineEndpoint<NominatorPoolParams, NominatorPoolResponse>(
  nominatorPoolFacts,
  {
    cache: 'block',
  },
)
