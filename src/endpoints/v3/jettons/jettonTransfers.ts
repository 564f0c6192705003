import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type JettonTransfer, jettonTransfer } from '../../../schemas/jettonTransfer.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { foreignRows } from '../foreignRows.ts'
import { rowWindow } from '../rowWindow.ts'
import { partiesOf, type TransferWindow, transferPages } from '../transfers.ts'

export interface JettonTransfersParams extends TransferWindow {
  /** Senders or receivers, one or up to 1 000. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** Old name of `owner_address`, one value. The service ignores one that it cannot read. */
  address?: AnyAddress | undefined
  /** Senders' jetton wallets, one or up to 1 000. */
  jetton_wallet?: OneOrMany<AnyAddress> | undefined
  /** The jetton. */
  jetton_master?: AnyAddress | undefined
  /** From the side of `owner_address`; both when absent. */
  direction?: 'in' | 'out' | undefined
}
export interface JettonTransfersResponse extends Listed {
  jetton_transfers: JettonTransfer[]
  /** Absent from services of mid-2024. */
  address_book?: AddressBook | undefined
  /** Absent from services of mid-2024. */
  metadata?: Metadata | undefined
}

/**
 * Transfers of jettons from one owner to another. Newest first; without a filter those of all jettons. Transfers that
 * failed are not listed.
 */
export const jettonTransfers = /* @__PURE__ */ defineEndpoint<
  JettonTransfersParams,
  JettonTransfersResponse,
  'offset',
  JettonTransfer
>({
  generation: 'v3',
  name: 'jettonTransfers',
  method: 'GET',
  path: '/jetton/transfers',
  params: z.params({
    owner_address: z.optional(list(address)),
    address: z.optional(address),
    jetton_wallet: z.optional(list(address)),
    jetton_master: z.optional(address),
    direction: z.optional(z.oneOf(['in', 'out'])),
    ...rowWindow(),
  }),
  rows: 'jetton_transfers',
  response: z.object({
    jetton_transfers: z.array(jettonTransfer),
    address_book: z.optional(addressBook),
    metadata: z.optional(metadata),
  }),
  cache: 'block',
  owns: ({ owner_address, address, direction, jetton_wallet, jetton_master }, { jetton_transfers: rows }) => {
    const parties = partiesOf(
      direction,
      rows.map((row) => [row.source, row.destination]),
    )
    return [
      ...foreignRows(owner_address, parties),
      ...foreignRows(address, parties),
      ...foreignRows(
        jetton_wallet,
        rows.map((row) => [row.source_wallet]),
      ),
      ...foreignRows(
        jetton_master,
        rows.map((row) => [row.jetton_master]),
      ),
    ]
  },
  pagination: transferPages(),
})
