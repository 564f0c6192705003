import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, startBeforeEnd } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type NominatorReward, nominatorReward } from '../../../schemas/nominatorPool.ts'
import { decimal } from '../../../schemas/scalars.ts'
import { type PoolHistory, type PoolWindow, poolHistory, poolPages, poolWindow } from './poolHistory.ts'

export interface NominatorPoolNominatorRewardsParams extends PoolWindow {
  nominator: AnyAddress
  pool: AnyAddress
}
export interface NominatorPoolNominatorRewardsResponse extends PoolHistory, Listed {
  /** Of the rows of this page only, nanotons. */
  total_on_page: string
  rewards: NominatorReward[]
}

/** One nominator's rewards from one pool. Newest first. */
export const nominatorPoolNominatorRewards = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorRewardsParams,
  NominatorPoolNominatorRewardsResponse,
  'end_utime',
  NominatorReward
>({
  generation: 'v3',
  name: 'nominatorPoolNominatorRewards',
  method: 'GET',
  path: '/staking/nominatorPools/nominatorRewards',
  params: z.params(
    {
      nominator: address,
      pool: address,
      ...poolWindow(),
    },
    startBeforeEnd,
  ),
  rows: 'rewards',
  response: z.object({
    ...poolHistory(),
    total_on_page: decimal,
    rewards: z.array(nominatorReward),
  }),
  cache: 'block',
  pagination: poolPages(({ tx_hash }) => tx_hash),
})
