import { nominatorPoolNominatorRewardsFacts } from '../../../contract/v3/endpoints/nominatorPoolNominatorRewards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { poolWindow } from './poolHistory.ts'

export const nominatorPoolNominatorRewards = /* @__PURE__ */ defineEndpoint(nominatorPoolNominatorRewardsFacts, {
  cache: 'block',
  pagination: windowPages(
    nominatorPoolNominatorRewardsFacts,
    poolWindow(({ tx_hash }) => tx_hash),
  ),
})
