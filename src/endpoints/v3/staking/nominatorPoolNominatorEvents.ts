import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, limit, startBeforeEnd, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type NominatorPoolEvent, nominatorPoolEvent } from '../../../schemas/nominatorPoolEvent.ts'
import { int } from '../../../schemas/scalars.ts'

export interface NominatorPoolNominatorEventsParams {
  pool: string
  nominator?: string | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. The infinite form moves it. */
  end_utime?: number | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
}
export interface NominatorPoolNominatorEventsResponse {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  events: NominatorPoolEvent[]
  address_book: AddressBook
}

/** Changes of nominators' accounts in one pool. Newest first. */
export const nominatorPoolNominatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorEventsParams,
  NominatorPoolNominatorEventsResponse,
  'end_utime',
  NominatorPoolEvent
>({
  generation: 'v3',
  name: 'nominatorPoolNominatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/nominatorEvents',
  params: z.params(
    {
      pool: address,
      nominator: z.optional(address),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(100),
    },
    startBeforeEnd,
  ),
  response: z.object({
    start_utime: z.optional(int),
    end_utime: z.optional(int),
    events: z.array(nominatorPoolEvent),
    address_book: addressBook,
  }),
  cache: 'block',
  owns: (params, { events: rows }) => [
    ...foreignAddresses(
      params.pool,
      rows.map((row) => row.pool_address),
    ),
    ...foreignAddresses(
      params.nominator,
      rows.map((row) => row.nominator_address),
    ),
  ],
  // A transaction can bring several events, for several nominators.
  pagination: windowPages({
    rows: ({ events }) => events,
    rowKey: ({ tx_hash, nominator_address, type }) => `${tx_hash}:${nominator_address}:${type}`,
    utime: (row) => row.utime,
    defaultLimit: 100,
    first: {},
  }),
})
