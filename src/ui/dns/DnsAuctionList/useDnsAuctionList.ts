'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import { type DnsAuctionListQuery, dnsAuctionListParams } from '../../../query/builders/dns.ts'
import { useDnsActiveAuctionsInfinite } from '../../../react/v3/dns.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { useMerged } from '../../table/useMerged.ts'

export interface DnsAuctionListOptions extends ListOptions<DnsAuction>, DnsAuctionListQuery {
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface DnsAuctionListModel extends ListModel<DnsAuction> {
  readonly addressBook: AddressBook
}

/**
 * Auctions of domains that an account leads or has won, first to end first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `DnsAuctionList` alone. One request for each page of rows.
 */
export const useDnsAuctionList: (options: DnsAuctionListOptions) => DnsAuctionListModel = /* @__PURE__ */ listHook({
  paramsOf: (options: DnsAuctionListOptions) => dnsAuctionListParams(options),
  useRows: (params, options) => useDnsActiveAuctionsInfinite(params, options),
  useBooks: (pages, options) => ({ addressBook: useMerged(pages, 'address_book', options.addressBook) }),
})
