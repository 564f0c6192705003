import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, atLeastOneOf, limit, offset, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type MultisigOrder, multisigOrder } from '../../../schemas/multisigOrder.ts'

export interface MultisigOrdersParams {
  /** Orders themselves, one or up to 1 024. */
  address?: OneOrMany<AnyAddress> | undefined
  /** Orders of these wallets, one or up to 1 024. */
  multisig_address?: OneOrMany<AnyAddress> | undefined
  /** Fills `actions`: what the order does. */
  parse_actions?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By an internal id, although documented as `last_transaction_lt`; `desc` when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface MultisigOrdersResponse extends Listed {
  orders: MultisigOrder[]
  address_book: AddressBook
}

/** Proposals to multisig wallets (v2), with the approvals so far. */
export const multisigOrders = /* @__PURE__ */ defineEndpoint<
  MultisigOrdersParams,
  MultisigOrdersResponse,
  'offset',
  MultisigOrder
>({
  generation: 'v3',
  name: 'multisigOrders',
  method: 'GET',
  path: '/multisig/orders',
  params: z.params(
    {
      address: z.optional(list(address, { max: 1024 })),
      multisig_address: z.optional(list(address, { max: 1024 })),
      parse_actions: z.optional(z.boolean()),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
    },
    atLeastOneOf<MultisigOrdersParams>('address', 'multisig_address'),
  ),
  rows: 'orders',
  response: z.object({
    orders: z.array(multisigOrder),
    address_book: addressBook,
  }),
  cache: 'block',
  batch: byKey<MultisigOrdersParams, MultisigOrdersResponse, MultisigOrder>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { orders: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.multisig_address,
      rows.map((row) => row.multisig_address),
    ),
  ],
  pagination: offsetPages({ order: 'id', rowKey: ({ address }) => address }),
})
