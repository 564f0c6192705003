import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, limit, startBeforeEnd, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type NominatorReward, nominatorReward } from '../../../schemas/nominatorPool.ts'
import { decimal, int } from '../../../schemas/scalars.ts'

export interface NominatorPoolNominatorRewardsParams {
  nominator: string
  pool: string
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. The infinite form moves it. */
  end_utime?: number | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
}
export interface NominatorPoolNominatorRewardsResponse {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  /** Of the rows of this page only, nanotons. */
  total_on_page: string
  rewards: NominatorReward[]
  address_book: AddressBook
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
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(100),
    },
    startBeforeEnd,
  ),
  response: z.object({
    start_utime: z.optional(int),
    end_utime: z.optional(int),
    total_on_page: decimal,
    rewards: z.array(nominatorReward),
    address_book: addressBook,
  }),
  cache: 'block',
  pagination: windowPages({
    rows: ({ rewards }) => rewards,
    rowKey: ({ tx_hash }) => tx_hash,
    utime: (row) => row.utime,
    defaultLimit: 100,
    first: {},
  }),
})
