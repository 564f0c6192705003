import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, limit, offset, sort, startBeforeEnd, utime } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type ValidatorCycle, validatorCycle } from '../../../schemas/validatorCycle.ts'

export interface ValidatorCyclesParams {
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
  /** Fills `validators`, with complaints against them. Then `limit` is at most 100. */
  return_validators?: boolean | undefined
  /** Compared with `cycle_start`, inclusive. */
  start_utime?: number | undefined
  /** Compared with `cycle_start`, inclusive. */
  end_utime?: number | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By `cycle_start`; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface ValidatorCyclesResponse extends Listed {
  cycles: ValidatorCycle[]
  address_book: AddressBook
}

const embeds: z.Check<ValidatorCyclesParams> = (payload) => {
  const { return_validators, limit = 10 } = payload.value
  if (return_validators && limit > 100) refuse(payload, 'at most 100 with return_validators', ['limit'])
}

/** The times, about 18 hours each, in which one set of validators made the blocks. Newest first. */
export const validatorCycles = /* @__PURE__ */ defineEndpoint<
  ValidatorCyclesParams,
  ValidatorCyclesResponse,
  'offset',
  ValidatorCycle
>({
  generation: 'v3',
  name: 'validatorCycles',
  method: 'GET',
  path: '/validators/cycles',
  params: z.params(
    {
      cycle_start: z.optional(utime),
      election_id: z.optional(utime),
      stake_holder_address: z.optional(address),
      adnl_address: z.optional(hash),
      validator_pubkey: z.optional(hash),
      return_validators: z.optional(z.boolean()),
      start_utime: z.optional(utime),
      end_utime: z.optional(utime),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
    },
    atMostOneOf<ValidatorCyclesParams>('stake_holder_address', 'adnl_address'),
    startBeforeEnd,
    embeds,
  ),
  rows: 'cycles',
  response: z.object({
    cycles: z.array(validatorCycle),
    address_book: addressBook,
  }),
  // A new cycle starts every 18 hours; complaints against its validators appear any time.
  cache: ({ return_validators }) => (return_validators ? 'block' : 'config'),
  // No `owns`: rows name accounts only where validators are embedded, and then those that were asked for.
  pagination: windowPages({
    rowKey: ({ cycle_start }) => String(cycle_start),
    utime: (row) => row.cycle_start,
    most: ({ return_validators }) => (return_validators ? 100 : 1000),
  }),
})
