import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, atLeastOneOf, atMostOneOf, limit, offset } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type VestingContract, vestingContract } from '../../../schemas/vesting.ts'
import { foreignRows } from '../foreignRows.ts'

export interface VestingParams {
  /** Vesting wallets themselves, one or up to 1 000. */
  contract_address?: OneOrMany<AnyAddress> | undefined
  /** Those of these owners or senders, one or up to 1 000. */
  wallet_address?: OneOrMany<AnyAddress> | undefined
  /** With `wallet_address`: those too that have the account on their whitelist. */
  check_whitelist?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface VestingResponse extends Listed {
  vesting_contracts: VestingContract[]
  address_book: AddressBook
}

/** Wallets that unlock their money step by step, by address or by who takes part. */
export const vesting = /* @__PURE__ */ defineEndpoint<VestingParams, VestingResponse, 'offset', VestingContract>({
  generation: 'v3',
  name: 'vesting',
  method: 'GET',
  path: '/vesting',
  params: z.params(
    {
      contract_address: z.optional(list(address)),
      wallet_address: z.optional(list(address)),
      check_whitelist: z.optional(z.boolean()),
      limit: limit(),
      offset: z.optional(offset),
    },
    atLeastOneOf<VestingParams>('contract_address', 'wallet_address'),
    atMostOneOf<VestingParams>('contract_address', 'wallet_address'),
  ),
  rows: 'vesting_contracts',
  response: z.object({
    vesting_contracts: z.array(vestingContract),
    address_book: addressBook,
  }),
  cache: 'block',
  batch: byKey<VestingParams, VestingResponse, VestingContract>({
    key: 'contract_address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { vesting_contracts: rows }) => [
    ...foreignAddresses(
      params.contract_address,
      rows.map((row) => row.address),
    ),
    ...foreignRows(
      params.wallet_address,
      rows.map((row) => [row.owner_address, row.sender_address, ...((params.check_whitelist && row.whitelist) || [])]),
    ),
  ],
  pagination: offsetPages({
    order: 'id',
    rowKey: ({ address }) => address,
  }),
})
