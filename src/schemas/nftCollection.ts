import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash } from './scalars.ts'

/** The contract that issues NFT items. */
export interface NftCollection {
  /** Raw, upper-case. */
  address: string
  /** Raw, upper-case. */
  owner_address: string | null
  /** Logical time. */
  last_transaction_lt: string
  /** Decimal, of any size; −1 where items are not numbered. */
  next_item_index: string
  /** As stored on chain: `uri`, `name` … Written by strangers. */
  collection_content: Record<string, unknown> | null
  data_hash: string
  code_hash: string
}
export const nftCollection: DataSchema<NftCollection> = /* @__PURE__ */ z.object({
  address,
  owner_address: z.nullable(address),
  last_transaction_lt: decimal,
  next_item_index: decimal,
  collection_content: z.nullable(z.mapOf(z.unknown())),
  data_hash: hash,
  code_hash: hash,
})
