import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, limit, lt, offset, sort, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type JettonTransfer, jettonTransfer } from '../../../schemas/jettonTransfer.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { foreignRows } from '../foreignRows.ts'

export interface JettonTransfersParams {
  /** Senders or receivers, one or up to 1 000. */
  owner_address?: OneOrMany<string> | undefined
  /** Old name of `owner_address`, one value. The service ignores one that it cannot read. */
  address?: string | undefined
  /** Senders' jetton wallets, one or up to 1 000. */
  jetton_wallet?: OneOrMany<string> | undefined
  /** The jetton. */
  jetton_master?: string | undefined
  /** As `owner_address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Inclusive. */
  start_lt?: string | undefined
  /** Inclusive. */
  end_lt?: string | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time, without a tie-breaker; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface JettonTransfersResponse {
  jetton_transfers: JettonTransfer[]
  /** Absent from services of mid-2024. */
  address_book?: AddressBook | undefined
  /** Absent from services of mid-2024. */
  metadata?: Metadata | undefined
}

/**
 * Jettons that went from one owner to another. Newest first; without a filter those of all jettons. Transfers that
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
    start_utime: z.optional(utime),
    end_utime: z.optional(utime),
    start_lt: z.optional(lt),
    end_lt: z.optional(lt),
    limit: limit(),
    offset: z.optional(offset),
    sort: z.withDefault(sort, 'desc'),
  }),
  response: z.object({
    jetton_transfers: z.array(jettonTransfer),
    address_book: z.optional(addressBook),
    metadata: z.optional(metadata),
  }),
  cache: 'block',
  owns: ({ owner_address, address, direction, jetton_wallet, jetton_master }, { jetton_transfers: rows }) => {
    const parties = rows.map(({ source, destination }) =>
      direction === 'in' ? [destination] : direction === 'out' ? [source] : [source, destination],
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
  // One transaction of the sender is one transfer; rows of one logical time have no order, and a page can repeat them.
  pagination: windowPages({
    rows: ({ jetton_transfers }) => jetton_transfers,
    rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
    lt: (row) => row.transaction_lt,
    utime: (row) => row.transaction_now,
  }),
})
