import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atLeastOneOf, limit, startBeforeEnd, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import {
  type NominatorPoolValidatorEvent,
  nominatorPoolValidatorEvent,
} from '../../../schemas/nominatorPoolValidatorEvent.ts'
import { int } from '../../../schemas/scalars.ts'

export interface NominatorPoolValidatorEventsParams {
  validator?: string | undefined
  pool?: string | undefined
  type?: 'reward' | 'penalty' | 'deposit' | 'withdrawal' | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. The infinite form moves it. */
  end_utime?: number | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
}
export interface NominatorPoolValidatorEventsResponse {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  events: NominatorPoolValidatorEvent[]
  address_book: AddressBook
}

/** Changes of the validator's account in nominator pools. Newest first. */
export const nominatorPoolValidatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolValidatorEventsParams,
  NominatorPoolValidatorEventsResponse,
  'end_utime',
  NominatorPoolValidatorEvent
>({
  generation: 'v3',
  name: 'nominatorPoolValidatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/validatorEvents',
  params: z.params(
    {
      validator: z.optional(address),
      pool: z.optional(address),
      type: z.optional(z.oneOf(['reward', 'penalty', 'deposit', 'withdrawal'])),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(100),
    },
    atLeastOneOf<NominatorPoolValidatorEventsParams>('validator', 'pool'),
    startBeforeEnd,
  ),
  response: z.object({
    start_utime: z.optional(int),
    end_utime: z.optional(int),
    events: z.array(nominatorPoolValidatorEvent),
    address_book: addressBook,
  }),
  cache: 'block',
  owns: (params, { events: rows }) => [
    ...foreignAddresses(
      params.validator,
      rows.map((row) => row.validator_address),
    ),
    ...foreignAddresses(
      params.pool,
      rows.map((row) => row.pool_address),
    ),
  ],
  pagination: windowPages({
    rows: ({ events }) => events,
    rowKey: ({ tx_hash, pool_address, type }) => `${tx_hash}:${pool_address}:${type}`,
    utime: (row) => row.utime,
    defaultLimit: 100,
    first: {},
  }),
})
