import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type JettonBurn, jettonBurn } from '../../../schemas/jettonBurn.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { foreignRows } from '../foreignRows.ts'
import { rowWindow } from '../rowWindow.ts'
import { type TransferWindow, transferPages } from '../transfers.ts'

export interface JettonBurnsParams extends TransferWindow {
  /** Owners, one or up to 1 000. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** Old name of `owner_address`, one value. The service ignores one that it cannot read. */
  address?: AnyAddress | undefined
  /** One or up to 1 000. */
  jetton_wallet?: OneOrMany<AnyAddress> | undefined
  /** The jetton. */
  jetton_master?: AnyAddress | undefined
}
export interface JettonBurnsResponse extends Listed {
  jetton_burns: JettonBurn[]
  address_book: AddressBook
  metadata: Metadata
}

/** Jettons destroyed by their owners. Newest first; without a filter those of all jettons. */
export const jettonBurns = /* @__PURE__ */ defineEndpoint<JettonBurnsParams, JettonBurnsResponse, 'offset', JettonBurn>(
  {
    generation: 'v3',
    name: 'jettonBurns',
    method: 'GET',
    path: '/jetton/burns',
    params: z.params({
      owner_address: z.optional(list(address)),
      address: z.optional(address),
      jetton_wallet: z.optional(list(address)),
      jetton_master: z.optional(address),
      ...rowWindow(),
    }),
    rows: 'jetton_burns',
    response: z.object({
      jetton_burns: z.array(jettonBurn),
      address_book: addressBook,
      metadata,
    }),
    cache: 'block',
    owns: (params, { jetton_burns: rows }) => [
      ...foreignRows(
        params.owner_address,
        rows.map((row) => [row.owner]),
      ),
      ...foreignRows(
        params.address,
        rows.map((row) => [row.owner]),
      ),
      ...foreignRows(
        params.jetton_wallet,
        rows.map((row) => [row.jetton_wallet]),
      ),
      ...foreignRows(
        params.jetton_master,
        rows.map((row) => [row.jetton_master]),
      ),
    ],
    pagination: transferPages(),
  },
)
