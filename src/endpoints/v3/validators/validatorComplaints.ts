import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, limit, offset, sort, startBeforeEnd, utime } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type ValidatorComplaint, validatorComplaint } from '../../../schemas/validatorComplaint.ts'
import { foreignRows } from '../foreignRows.ts'

export interface ValidatorComplaintsParams {
  /** Unix seconds. */
  cycle_start?: number | undefined
  /** Unix seconds. */
  election_id?: number | undefined
  /** The account that staked, in any form. Not together with `adnl_address`. */
  stake_holder_address?: AnyAddress | undefined
  /** 32 bytes as hex, base64 or base64url. */
  adnl_address?: string | undefined
  /** 32 bytes as hex, base64 or base64url. */
  validator_pubkey?: string | undefined
  /** Compared with `created_at`, inclusive. */
  start_utime?: number | undefined
  /** Compared with `created_at`, inclusive. */
  end_utime?: number | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By `created_at`; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface ValidatorComplaintsResponse extends Listed {
  complaints: ValidatorComplaint[]
  address_book: AddressBook
}

/** Accusations of validators, with the votes on them. Newest first. */
export const validatorComplaints = /* @__PURE__ */ defineEndpoint<
  ValidatorComplaintsParams,
  ValidatorComplaintsResponse,
  'offset',
  ValidatorComplaint
>({
  generation: 'v3',
  name: 'validatorComplaints',
  method: 'GET',
  path: '/validators/complaints',
  params: z.params(
    {
      cycle_start: z.optional(utime),
      election_id: z.optional(utime),
      stake_holder_address: z.optional(address),
      adnl_address: z.optional(hash),
      validator_pubkey: z.optional(hash),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
    },
    atMostOneOf<ValidatorComplaintsParams>('stake_holder_address', 'adnl_address'),
    startBeforeEnd,
  ),
  rows: 'complaints',
  response: z.object({
    complaints: z.array(validatorComplaint),
    address_book: addressBook,
  }),
  cache: 'block',
  owns: (params, { complaints: rows }) =>
    foreignRows(
      params.stake_holder_address,
      rows.map((row) => [row.stake_holder_address]),
    ),
  pagination: windowPages({
    rowKey: ({ election_id, complaint_hash }) => `${election_id}:${complaint_hash}`,
    utime: (row) => row.created_at,
  }),
})
