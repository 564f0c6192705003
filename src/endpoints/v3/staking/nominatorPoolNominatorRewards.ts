import {
  type NominatorPoolNominatorRewardsParams,
  type NominatorPoolNominatorRewardsResponse,
  nominatorPoolNominatorRewardsFacts,
} from '../../../contract/v3/endpoints/nominatorPoolNominatorRewards.ts'
import type { NominatorReward } from '../../../contract/v3/nominatorReward.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { poolPages } from './poolHistory.ts'

export const nominatorPoolNominatorRewards = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorRewardsParams,
  NominatorPoolNominatorRewardsResponse,
  'end_utime',
  NominatorReward
>(nominatorPoolNominatorRewardsFacts, {
  cache: 'block',
  pagination: poolPages(nominatorPoolNominatorRewardsFacts, ({ tx_hash }) => tx_hash),
})
