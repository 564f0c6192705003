import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { cursorPages } from '../../../core/pagination.ts'
import { address, limit, offset, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type DnsAuction, dnsAuction } from '../../../schemas/dnsAuction.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'

export interface DnsActiveAuctionsParams {
  /** Any form. */
  bidder: AnyAddress
  /** `bidding` still open, `won` ended and not claimed; `all` when absent. */
  state?: 'all' | 'won' | 'bidding' | undefined
  /** Fills `nft_item`. */
  include_nft_items?: boolean | undefined
  /** `next_cursor` of the page before. Not together with an `offset`. */
  after?: string | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface DnsActiveAuctionsResponse extends Listed {
  auctions: DnsAuction[]
  address_book: AddressBook
  metadata: Metadata
  /** `after` of the next page; `null` on the last. */
  next_cursor: string | null
}

const afterOrOffset: z.Check<DnsActiveAuctionsParams> = (payload) => {
  const { after, offset } = payload.value
  if (after !== undefined && offset) refuse(payload, '0 or absent when after is given', ['offset'])
}

/**
 * Auctions of domains that an account leads or has won. First to end first. A page may hold fewer rows than `limit` and
 * still not be the last: `next_cursor` shows that.
 */
export const dnsActiveAuctions = /* @__PURE__ */ defineEndpoint<
  DnsActiveAuctionsParams,
  DnsActiveAuctionsResponse,
  'after' | 'offset',
  DnsAuction
>({
  generation: 'v3',
  name: 'dnsActiveAuctions',
  method: 'GET',
  path: '/dns/activeAuctions',
  params: z.params(
    {
      bidder: address,
      state: z.optional(z.oneOf(['all', 'won', 'bidding'])),
      include_nft_items: z.optional(z.boolean()),
      after: z.optional(text),
      limit: limit(100),
      offset: z.optional(offset),
    },
    afterOrOffset,
  ),
  rows: 'auctions',
  response: z.object({
    auctions: z.array(dnsAuction),
    address_book: addressBook,
    metadata,
    next_cursor: z.nullable(z.string()),
  }),
  cache: 'block',
  owns: ({ bidder }, { auctions: rows }) =>
    foreignAddresses(
      bidder,
      rows.map((row) => row.max_bid_address),
    ),
  pagination: cursorPages({ rowKey: ({ nft_item_address }) => nft_item_address }),
})
