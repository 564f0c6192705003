import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, limit, offset, sort, startBeforeEnd, utime } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { int } from '../../../schemas/scalars.ts'
import { type ValidatorEvent, validatorEvent } from '../../../schemas/validatorEvent.ts'

export interface ValidatorEventsParams {
  /** The account that staked, in any form. Not together with `adnl_address`. */
  stake_holder_address?: AnyAddress | undefined
  /** 32 bytes as hex, base64 or base64url. */
  adnl_address?: string | undefined
  /** 32 bytes as hex, base64 or base64url. */
  validator_pubkey?: string | undefined
  type?: 'stake_accepted' | 'stake_rejected' | 'stake_recovered' | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By time; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface ValidatorEventsResponse extends Listed {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  events: ValidatorEvent[]
  address_book: AddressBook
}

/** Stakes sent to the elector, and stakes taken back. Newest first. */
export const validatorEvents = /* @__PURE__ */ defineEndpoint<
  ValidatorEventsParams,
  ValidatorEventsResponse,
  'offset',
  ValidatorEvent
>({
  generation: 'v3',
  name: 'validatorEvents',
  method: 'GET',
  path: '/validators/events',
  params: z.params(
    {
      stake_holder_address: z.optional(address),
      adnl_address: z.optional(hash),
      validator_pubkey: z.optional(hash),
      type: z.optional(z.oneOf(['stake_accepted', 'stake_rejected', 'stake_recovered'])),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
    },
    atMostOneOf<ValidatorEventsParams>('stake_holder_address', 'adnl_address'),
    startBeforeEnd,
  ),
  rows: 'events',
  response: z.object({
    start_utime: z.optional(int),
    end_utime: z.optional(int),
    events: z.array(validatorEvent),
    address_book: addressBook,
  }),
  cache: 'block',
  owns: ({ stake_holder_address }, { events: rows }) =>
    foreignAddresses(
      stake_holder_address,
      rows.map((row) => row.stake_holder_address),
    ),
  pagination: windowPages({
    rowKey: ({ tx_hash, type }) => `${tx_hash}:${type}`,
    utime: (row) => row.utime,
  }),
})
