import { nominatorPoolValidatorRewardsFacts } from '../../../contract/v3/endpoints/nominatorPoolValidatorRewards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { poolWindow } from './poolHistory.ts'

export const nominatorPoolValidatorRewards = /* @__PURE__ */ defineEndpoint(nominatorPoolValidatorRewardsFacts, {
  cache: 'block',
  pagination: windowPages(
    nominatorPoolValidatorRewardsFacts,
    poolWindow(({ tx_hash }) => tx_hash),
  ),
})
