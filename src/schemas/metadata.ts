import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { decimal } from './scalars.ts'

/**
 * The service's data on a token. Written by strangers: names, links and images are hostile until shown otherwise.
 */
export interface TokenInfo {
  /** Absent while not indexed; `false` when the metadata is unusable. */
  valid?: boolean | undefined
  type?: 'jetton_wallets' | 'jetton_masters' | 'nft_items' | 'nft_collections' | (string & {}) | undefined
  name?: string | undefined
  symbol?: string | undefined
  description?: string | undefined
  /** An address chosen by the token's author. Show `extra._image_small` … instead: those load through the service. */
  image?: string | undefined
  /** Decimal string of any size. */
  nft_index?: string | undefined
  is_nsfw?: boolean | undefined
  is_scam?: boolean | undefined
  /** Jetton masters: `decimals` (a string), `uri`, `_image_small` …; jetton wallets: `owner`, `jetton`, `balance`. */
  extra?: Record<string, unknown> | undefined
}
export const tokenInfo: DataSchema<TokenInfo> = /* @__PURE__ */ z.object({
  valid: z.optional(z.boolean()),
  type: z.optional(z.string()),
  name: z.optional(z.string()),
  symbol: z.optional(z.string()),
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  nft_index: z.optional(decimal),
  is_nsfw: z.optional(z.boolean()),
  is_scam: z.optional(z.boolean()),
  extra: z.optional(z.mapOf(z.unknown())),
})

export interface AddressMetadata {
  /** `false` while off-chain metadata is still being fetched. */
  is_indexed: boolean
  token_info: TokenInfo[]
}
export const addressMetadata: DataSchema<AddressMetadata> = /* @__PURE__ */ z.object({
  is_indexed: z.boolean(),
  token_info: z.array(tokenInfo),
})

/** Of the token contracts in an answer, by raw address; the masters of listed jetton wallets are among them. */
export type Metadata = Record<string, AddressMetadata>
export const metadata = /* @__PURE__ */ z.mapOf(addressMetadata)
