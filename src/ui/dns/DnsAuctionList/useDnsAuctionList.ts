'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { useDnsActiveAuctionsInfinite } from '../../../react/v3/dns.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { useMerged } from '../../table/useMerged.ts'

export interface DnsAuctionListOptions extends ListOptions<DnsAuction>, OldName<'bidder'> {
  /** Whose auctions, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** `bidding` still open, `won` ended and not claimed; all when absent. */
  state?: 'all' | 'won' | 'bidding' | undefined
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface DnsAuctionListModel extends ListModel<DnsAuction> {
  readonly addressBook: AddressBook
}

/**
 * Auctions of domains that an account leads or has won, first to end first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `DnsAuctionList` alone.
 */
export const useDnsAuctionList: (options: DnsAuctionListOptions) => DnsAuctionListModel = /* @__PURE__ */ listHook({
  paramsOf(options: DnsAuctionListOptions) {
    const { address, state } = withAddress(options)
    return address ? { bidder: address, state } : undefined
  },
  useRows: (params, options) => useDnsActiveAuctionsInfinite(params, options),
  useBooks: (pages, options) => ({ addressBook: useMerged(pages, 'address_book', options.addressBook) }),
})
