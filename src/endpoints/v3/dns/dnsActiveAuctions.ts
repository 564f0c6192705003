import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import {
  type DnsActiveAuctionsParams,
  type DnsActiveAuctionsResponse,
  dnsActiveAuctionsFacts,
} from '../../../contract/v3/endpoints/dnsActiveAuctions.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { cursorPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { refuse } from '../../../core/schema/schema.ts'

const afterOrOffset: z.Check<DnsActiveAuctionsParams> = (payload) => {
  const { after, offset } = payload.value
  if (after !== undefined && offset) refuse(payload, '0 or absent when after is given', ['offset'])
}

export const dnsActiveAuctions = /* @__PURE__ */ defineEndpoint<
  DnsActiveAuctionsParams,
  DnsActiveAuctionsResponse,
  'after' | 'offset',
  DnsAuction
>(dnsActiveAuctionsFacts, {
  params: z.checked(dnsActiveAuctionsFacts.params, afterOrOffset),
  cache: 'block',
  owns: ({ bidder }, { auctions: rows }) =>
    foreignAddresses(
      bidder,
      rows.map((row) => row.max_bid_address),
    ),
  pagination: cursorPages(dnsActiveAuctionsFacts, { rowKey: ({ nft_item_address }) => nft_item_address }),
})
