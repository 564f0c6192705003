import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableInt, nullableText } from './nullable.ts'

/** A new value of a record. The field that `sum_type` names is filled. */
export interface DnsValueDetails {
  sum_type:
    | 'DNSNextResolver'
    | 'DNSAdnlAddress'
    | 'DNSSmcAddress'
    | 'DNSStorageAddress'
    | 'DNSText'
    | (string & {})
    | null
  dns_smc_address: string | null
  dns_adnl_address: string | null
  /** Never filled in v1.3: texts arrive in `dns_storage_address`. */
  dns_text: string | null
  dns_next_resolver_address: string | null
  dns_storage_address: string | null
  flags: number | null
}
const dnsValueDetails: DataSchema<DnsValueDetails> = /* @__PURE__ */ z.object({
  sum_type: nullableText,
  dns_smc_address: nullableText,
  dns_adnl_address: nullableText,
  dns_text: nullableText,
  dns_next_resolver_address: nullableText,
  dns_storage_address: nullableText,
  flags: nullableInt,
})

/** A record of a domain, written. */
export interface ChangeDnsDetails {
  /** Hash of the record's name. */
  key: string | null
  value: DnsValueDetails
  /** Who changed it. */
  source: string | null
  /** The domain, an NFT item. */
  asset: string | null
  nft_collection: string | null
}
export const changeDnsDetails: DataSchema<ChangeDnsDetails> = /* @__PURE__ */ z.object({
  key: nullableText,
  value: dnsValueDetails,
  source: nullableAddress,
  asset: nullableAddress,
  nft_collection: nullableAddress,
})

/** A record of a domain, removed. */
export interface DeleteDnsDetails {
  /** Hash of the record's name: what `change_dns` calls `key`. */
  hash: string | null
  /** Who changed it. */
  source: string | null
  /** The domain, an NFT item. */
  asset: string | null
  nft_collection: string | null
}
export const deleteDnsDetails: DataSchema<DeleteDnsDetails> = /* @__PURE__ */ z.object({
  hash: nullableText,
  source: nullableAddress,
  asset: nullableAddress,
  nft_collection: nullableAddress,
})

/** A domain kept for another year. */
export interface RenewDnsDetails {
  /** Who changed it. */
  source: string | null
  /** The domain, an NFT item. */
  asset: string | null
  nft_collection: string | null
}
export const renewDnsDetails: DataSchema<RenewDnsDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  asset: nullableAddress,
  nft_collection: nullableAddress,
})

/** A domain won in its auction. */
export interface DnsPurchaseDetails {
  nft_collection: string | null
  /** The domain. */
  nft_item: string | null
  /** A number of any size. */
  nft_item_index: string | null
  new_owner: string | null
  /** Nanotons. */
  price: string | null
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** Nanotons. */
  payout_amount: string | null
}
export const dnsPurchaseDetails: DataSchema<DnsPurchaseDetails> = /* @__PURE__ */ z.object({
  nft_collection: nullableAddress,
  nft_item: nullableAddress,
  nft_item_index: nullableDecimal,
  new_owner: nullableAddress,
  price: nullableDecimal,
  query_id: nullableDecimal,
  payout_amount: nullableDecimal,
})

/** A domain given back, to be auctioned again. */
export interface DnsReleaseDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  source: string | null
  /** The domain. */
  nft_item: string | null
  nft_collection: string | null
  /** A number of any size. */
  nft_item_index: string | null
  /** Nanotons. */
  value: string | null
}
export const dnsReleaseDetails: DataSchema<DnsReleaseDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  source: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  nft_item_index: nullableDecimal,
  value: nullableDecimal,
})
