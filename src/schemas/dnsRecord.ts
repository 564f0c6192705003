import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, hash } from './scalars.ts'

/** The values of a domain's records. `null` where there is none. */
export interface DnsRecord {
  /** The domain, an NFT item. */
  nft_item_address: string
  nft_item_owner: string | null
  /** With `.ton` or `.t.me`. */
  domain: string
  /** The contract that resolves its subdomains. */
  dns_next_resolver: string | null
  /** The account that the name resolves to. */
  dns_wallet: string | null
  /** ADNL address of its site. */
  dns_site_adnl: string | null
  /** TON Storage bag of its site. */
  dns_storage_bag_id: string | null
}
export const dnsRecord: DataSchema<DnsRecord> = /* @__PURE__ */ z.object({
  nft_item_address: address,
  nft_item_owner: z.nullable(address),
  domain: z.string(),
  dns_next_resolver: z.nullable(address),
  dns_wallet: z.nullable(address),
  dns_site_adnl: z.nullable(hash),
  dns_storage_bag_id: z.nullable(hash),
})
