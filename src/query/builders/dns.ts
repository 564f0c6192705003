import type { Client } from '../../core/client.ts'
import { type AnyAddress, rawForm } from '../../core/values/address.ts'
import { addressBook } from '../../endpoints/v3/accounts/addressBook.ts'
import { dnsActiveAuctions } from '../../endpoints/v3/dns/dnsActiveAuctions.ts'
import { dnsRecords } from '../../endpoints/v3/dns/dnsRecords.ts'
import { isAwaited, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

export const addressNameParams = (address: AnyAddress) => ({ address: [rawForm(address)] })

export interface DnsRecordListQuery extends PageSize {
  /** Domains that point to this account, in any form. This or `domain` is needed. */
  address?: AnyAddress | undefined
  /** The exact name, with `.ton`. */
  domain?: string | undefined
}

/** None where neither an account nor a domain is given. */
export function dnsRecordListParams({ address, domain }: DnsRecordListQuery) {
  const isNamed = address !== undefined || domain !== undefined
  return isNamed && !isAwaited(address, domain) ? { wallet: address, domain } : undefined
}

export interface DnsAuctionListQuery extends PageSize {
  /** Whose auctions, in any form. */
  address?: AnyAddress | undefined
  /** `bidding` still open, `won` ended and not claimed; all when absent. */
  state?: 'all' | 'won' | 'bidding' | undefined
}

/** None without an account. */
export const dnsAuctionListParams = ({ address, state }: DnsAuctionListQuery) =>
  address ? { bidder: address, state } : undefined

/** The query of `useAddressName`. Its data is the book: rows by raw address. */
export const addressNameOptions = (client: Client, address: AnyAddress) =>
  optionsFor(addressBook, client, address, addressNameParams)

/** The query of `DnsRecordList`. */
export const dnsRecordListOptions = (client: Client, query: DnsRecordListQuery) =>
  listOptions(dnsRecords, client, dnsRecordListParams(query), query.pageSize)

/** The query of `DnsAuctionList`. */
export const dnsAuctionListOptions = (client: Client, query: DnsAuctionListQuery) =>
  listOptions(dnsActiveAuctions, client, dnsAuctionListParams(query), query.pageSize)
