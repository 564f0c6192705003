'use client'
import { skipToken } from '@tanstack/react-query'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useDnsActiveAuctionsInfinite } from '../../../react/v3/dns.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { useMerged } from '../../table/useMerged.ts'

export interface DnsAuctionListOptions extends ListOptions<DnsAuction>, OldName<'bidder'> {
  /** Whose auctions, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** `bidding` still open, `won` ended and not claimed; all when absent. */
  state?: 'all' | 'won' | 'bidding' | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface DnsAuctionListModel extends ListModel<DnsAuction> {
  readonly addressBook: AddressBook
}

/**
 * Auctions of domains that an account leads or has won, first to end first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `DnsAuctionList` alone.
 */
export function useDnsAuctionList(options: DnsAuctionListOptions): DnsAuctionListModel {
  const { address, state, data, pageSize = 25, queryOptions } = withAddress(options)
  const asks = data === undefined && address !== undefined && !isAwaited(address)
  const query = useDnsActiveAuctionsInfinite(
    asks ? { bidder: address, state, limit: pageSize } : skipToken,
    queryOptions,
  )
  const addressBook = useMerged(query.data?.pages, 'address_book', options.addressBook)
  return { ...listModel(data, query, asks), addressBook }
}
