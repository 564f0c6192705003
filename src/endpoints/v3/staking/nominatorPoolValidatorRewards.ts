import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, limit, startBeforeEnd, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import {
  type NominatorPoolValidatorReward,
  nominatorPoolValidatorReward,
} from '../../../schemas/nominatorPoolValidatorReward.ts'
import { decimal, int } from '../../../schemas/scalars.ts'

export interface NominatorPoolValidatorRewardsParams {
  validator: string
  pool: string
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. The infinite form moves it. */
  end_utime?: number | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
}
export interface NominatorPoolValidatorRewardsResponse {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  /** Of the rows of this page only, nanotons. */
  total_on_page: string
  rewards: NominatorPoolValidatorReward[]
  address_book: AddressBook
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
    rewards: z.array(nominatorPoolValidatorReward),
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
