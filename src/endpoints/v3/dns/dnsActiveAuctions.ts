import {
  type DnsActiveAuctionsParams,
  dnsActiveAuctionsFacts,
} from '../../../contract/v3/endpoints/dnsActiveAuctions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { cursorPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { addIssue } from '../../../core/schema/schema.ts'

const afterOrOffset: z.Check<DnsActiveAuctionsParams> = (payload) => {
  const { after, offset } = payload.value
  if (after !== undefined && offset) addIssue(payload, '0 or absent when after is given', ['offset'])
}

export const dnsActiveAuctions = /* @__PURE__ */ defineEndpoint(dnsActiveAuctionsFacts, {
  params: z.checked(dnsActiveAuctionsFacts.params, afterOrOffset),
  cache: 'block',
  owns: ownedBy(dnsActiveAuctionsFacts, { bidder: (row) => row.max_bid_address }),
  pagination: cursorPages(dnsActiveAuctionsFacts, { rowKey: ({ nft_item_address }) => nft_item_address }),
})
