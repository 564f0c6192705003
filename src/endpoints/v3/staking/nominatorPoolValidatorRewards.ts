import {
  type NominatorPoolValidatorRewardsParams,
  type NominatorPoolValidatorRewardsResponse,
  nominatorPoolValidatorRewardsFacts,
} from '../../../contract/v3/endpoints/nominatorPoolValidatorRewards.ts'
import type { NominatorPoolValidatorReward } from '../../../contract/v3/nominatorPoolValidatorReward.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { poolPages } from './poolHistory.ts'

export const nominatorPoolValidatorRewards = /* @__PURE__ */ defineEndpoint<
  NominatorPoolValidatorRewardsParams,
  NominatorPoolValidatorRewardsResponse,
  'end_utime',
  NominatorPoolValidatorReward
>(nominatorPoolValidatorRewardsFacts, {
  cache: 'block',
  pagination: poolPages(nominatorPoolValidatorRewardsFacts, ({ tx_hash }) => tx_hash),
})
