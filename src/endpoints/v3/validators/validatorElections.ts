import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, limit, offset, sort, startBeforeEnd, utime } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type ValidatorElection, validatorElection } from '../../../schemas/validatorElection.ts'

export interface ValidatorElectionsParams {
  /** Unix seconds. */
  election_id?: number | undefined
  /** The account that staked, in any form. Not together with `adnl_address`. */
  stake_holder_address?: AnyAddress | undefined
  /** 32 bytes as hex, base64 or base64url. */
  adnl_address?: string | undefined
  /** 32 bytes as hex, base64 or base64url. */
  validator_pubkey?: string | undefined
  /** Fills `participants`: all, or those that a filter names. Then `limit` is at most 100. */
  return_participants?: boolean | undefined
  /** Only finished or only open ones. */
  finished?: boolean | undefined
  /** Compared with `election_id`, inclusive. */
  start_utime?: number | undefined
  /** Compared with `election_id`, inclusive. */
  end_utime?: number | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By `election_id`; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface ValidatorElectionsResponse extends Listed {
  elections: ValidatorElection[]
  address_book: AddressBook
}

const embeds: z.Check<ValidatorElectionsParams> = (payload) => {
  const { return_participants, limit = 10 } = payload.value
  if (return_participants && limit > 100) refuse(payload, 'at most 100 with return_participants', ['limit'])
}

/** Elections of validators. Newest first. */
export const validatorElections = /* @__PURE__ */ defineEndpoint<
  ValidatorElectionsParams,
  ValidatorElectionsResponse,
  'offset',
  ValidatorElection
>({
  generation: 'v3',
  name: 'validatorElections',
  method: 'GET',
  path: '/validators/elections',
  params: z.params(
    {
      election_id: z.optional(utime),
      stake_holder_address: z.optional(address),
      adnl_address: z.optional(hash),
      validator_pubkey: z.optional(hash),
      return_participants: z.optional(z.boolean()),
      finished: z.optional(z.boolean()),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
    },
    atMostOneOf<ValidatorElectionsParams>('stake_holder_address', 'adnl_address'),
    startBeforeEnd,
    embeds,
  ),
  rows: 'elections',
  response: z.object({
    elections: z.array(validatorElection),
    address_book: addressBook,
  }),
  cache: 'block',
  // No `owns`: rows name accounts only where participants are embedded, and then those that were asked for.
  pagination: windowPages({
    rowKey: ({ election_id }) => String(election_id),
    utime: (row) => row.election_id,
    most: ({ return_participants }) => (return_participants ? 100 : 1000),
  }),
})
