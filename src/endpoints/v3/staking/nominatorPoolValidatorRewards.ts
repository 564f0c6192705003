import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, startBeforeEnd } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import {
  type NominatorPoolValidatorReward,
  nominatorPoolValidatorReward,
} from '../../../schemas/nominatorPoolValidatorReward.ts'
import { decimal } from '../../../schemas/scalars.ts'
import { type PoolHistory, type PoolWindow, poolHistory, poolPages, poolWindow } from './poolHistory.ts'

export interface NominatorPoolValidatorRewardsParams extends PoolWindow {
  validator: AnyAddress
  pool: AnyAddress
}
export interface NominatorPoolValidatorRewardsResponse extends PoolHistory, Listed {
  /** Of the rows of this page only, nanotons. */
  total_on_page: string
  rewards: NominatorPoolValidatorReward[]
}

/** One validator's rewards from one pool. Newest first. */
export const nominatorPoolValidatorRewards = /* @__PURE__ */ defineEndpoint<
  NominatorPoolValidatorRewardsParams,
  NominatorPoolValidatorRewardsResponse,
  'end_utime',
  NominatorPoolValidatorReward
>({
  generation: 'v3',
  name: 'nominatorPoolValidatorRewards',
  method: 'GET',
  path: '/staking/nominatorPools/validatorRewards',
  params: z.params(
    {
      validator: address,
      pool: address,
      ...poolWindow(),
    },
    startBeforeEnd,
  ),
  rows: 'rewards',
  response: z.object({
    ...poolHistory(),
    total_on_page: decimal,
    rewards: z.array(nominatorPoolValidatorReward),
  }),
  cache: 'block',
  pagination: poolPages(({ tx_hash }) => tx_hash),
})
