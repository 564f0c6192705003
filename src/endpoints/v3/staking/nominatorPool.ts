import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type ActiveNominator, activeNominator } from '../../../schemas/nominatorPool.ts'
import { decimal, int, address as rawAddress } from '../../../schemas/scalars.ts'

export interface NominatorPoolParams {
  /** Any form. */
  pool: AnyAddress
}
export interface NominatorPoolResponse extends Listed {
  /** Nanotons. */
  stake_amount_sent: string
  /** The validator's own money, nanotons. */
  validator_amount: string
  /** Raw, upper-case. */
  validator_address: string
  /** In hundredths of a per cent. */
  validator_reward_share: number
  /** 0 idle, 1 stake sent, 2 stake confirmed. */
  state: number
  nominators_count: number
  max_nominators_count: number
  /** Nanotons. */
  min_validator_stake: string
  /** Nanotons. */
  min_nominator_stake: string
  /** `null` without nominators. */
  active_nominators: ActiveNominator[] | null
  address_book: AddressBook
}

/** One nominator pool: its state, its validator and its nominators. 404 for an unknown pool. */
export const nominatorPool = /* @__PURE__ */ defineEndpoint<NominatorPoolParams, NominatorPoolResponse>({
  generation: 'v3',
  name: 'nominatorPool',
  method: 'GET',
  path: '/staking/nominatorPools/pool',
  params: z.params({ pool: address }),
  rows: 'active_nominators',
  response: z.object({
    stake_amount_sent: decimal,
    validator_amount: decimal,
    validator_address: rawAddress,
    validator_reward_share: int,
    state: int,
    nominators_count: int,
    max_nominators_count: int,
    min_validator_stake: decimal,
    min_nominator_stake: decimal,
    /** `null` without nominators. */
    active_nominators: z.nullable(z.array(activeNominator)),
    address_book: addressBook,
  }),
  cache: 'block',
})
