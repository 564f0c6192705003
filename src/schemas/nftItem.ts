import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type NftCollection, nftCollection } from './nftCollection.ts'
import { address, decimal, hash } from './scalars.ts'

/** One non-fungible token. */
export interface NftItem {
  /** Raw, upper-case. */
  address: string
  init: boolean
  /** Decimal, of any size; in `/nft/sales` the name of a Telemint item. */
  index: string
  collection_address: string | null
  /** Raw, upper-case. */
  owner_address: string | null
  /** As stored on chain: `uri`, `name` … Written by strangers. */
  content: Record<string, unknown> | null
  /** Logical time. */
  last_transaction_lt: string
  code_hash: string
  data_hash: string
  collection: NftCollection | null
  /** Owned by a known sale or auction contract; then `real_owner` is the seller. Absent from services of 2024. */
  on_sale?: boolean | undefined
  sale_contract_address?: string | undefined
  auction_contract_address?: string | undefined
  /** The seller, when the item sits in a sale or auction contract. */
  real_owner?: string | undefined
}
export const nftItem: DataSchema<NftItem> = /* @__PURE__ */ z.object({
  address,
  init: z.boolean(),
  index: z.string(),
  collection_address: z.nullable(address),
  owner_address: z.nullable(address),
  content: z.nullable(z.mapOf(z.unknown())),
  last_transaction_lt: decimal,
  code_hash: hash,
  data_hash: hash,
  collection: z.nullable(nftCollection),
  on_sale: z.optional(z.boolean()),
  sale_contract_address: z.optional(address),
  auction_contract_address: z.optional(address),
  real_owner: z.optional(address),
})
