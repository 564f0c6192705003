import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type NominatorPoolPosition, nominatorPoolPosition } from '../../../schemas/nominatorPool.ts'

export interface NominatorPoolNominatorParams {
  /** Any form. */
  nominator: AnyAddress
}
export interface NominatorPoolNominatorResponse extends Listed {
  nominator_pools: NominatorPoolPosition[]
  address_book: AddressBook
}

/** One nominator's money in all nominator pools, by address of the pool. */
export const nominatorPoolNominator = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorParams,
  NominatorPoolNominatorResponse
>({
  generation: 'v3',
  name: 'nominatorPoolNominator',
  method: 'GET',
  path: '/staking/nominatorPools/nominator',
  params: z.params({ nominator: address }),
  rows: 'nominator_pools',
  response: z.object({
    nominator_pools: z.array(nominatorPoolPosition),
    address_book: addressBook,
  }),
  cache: 'block',
})
