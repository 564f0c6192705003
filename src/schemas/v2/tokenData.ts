import * as z from '../../core/schema.ts'
import { address, anyDecimal, boc, openText, type UnknownTag } from '../scalars.ts'
import { byTag, choose } from './choose.ts'
import { type DnsContent, dnsContent } from './dnsContent.ts'
import { type TokenContent, tokenContent } from './tokenContent.ts'

export interface JettonMasterData {
  /** Absent from the Python service. */
  '@type'?: 'ext.tokens.jettonMasterData' | (string & {}) | undefined
  contract_type: 'jetton_master'
  /** As it was asked for. Absent from some services. */
  address?: string | undefined
  /** In smallest units; a JSON number on the wire of the Python service. */
  total_supply: string
  mintable: boolean
  /** Friendly; absent when there is none. */
  admin_address?: string | undefined
  jetton_content: TokenContent
  /** Base64 BoC. */
  jetton_wallet_code: string
}
export interface JettonWalletData {
  /** Absent from the Python service. */
  '@type'?: 'ext.tokens.jettonWalletData' | (string & {}) | undefined
  contract_type: 'jetton_wallet'
  /** As it was asked for. Absent from some services. */
  address?: string | undefined
  /** In smallest units of the jetton; a JSON number on the wire of the Python service. */
  balance: string
  /** Friendly. */
  owner: string
  /** The jetton's master, friendly. */
  jetton: string
  /** Only of mintless jettons. */
  mintless_is_claimed?: boolean | undefined
  /** Base64 BoC. */
  jetton_wallet_code: string
}
export interface NftCollectionData {
  /** Absent from the Python service. */
  '@type'?: 'ext.tokens.nftCollectionData' | (string & {}) | undefined
  contract_type: 'nft_collection'
  /** As it was asked for. Absent from some services. */
  address?: string | undefined
  /** `"-1"` when items are not numbered one by one; a JSON number on the wire of the Python service. */
  next_item_index: string
  /** Friendly; absent when there is none. */
  owner_address?: string | undefined
  collection_content: TokenContent
}
export interface NftItemData {
  /** Absent from the Python service. */
  '@type'?: 'ext.tokens.nftItemData' | (string & {}) | undefined
  contract_type: 'nft_item'
  /** As it was asked for. Absent from some services. */
  address?: string | undefined
  /** Whether the item has been filled. */
  init: boolean
  /** Up to 256 bits; a JSON number on the wire of the Python service. */
  index: string
  /** Friendly; absent for an item of no collection. */
  collection_address?: string | undefined
  /** Friendly; absent when there is none. */
  owner_address?: string | undefined
  /** Of a DNS item its name and records: `'domain' in content`. */
  content: TokenContent | DnsContent
}

const nftContent = /* @__PURE__ */ choose<TokenContent | DnsContent>('the content of an NFT', (content) =>
  typeof content === 'object' && content !== null && 'domain' in content ? dnsContent : tokenContent,
)

/** `if (token.contract_type === 'nft_item')` narrows it; both services send that field, `@type` only the C++ one. */
export type TokenData =
  | JettonMasterData
  | JettonWalletData
  | NftCollectionData
  | NftItemData
  | { contract_type: UnknownTag; address?: string | undefined }
export const tokenData = /* @__PURE__ */ byTag<TokenData>('contract_type', {
  jetton_master: z.object<JettonMasterData>({
    '@type': z.optional(openText),
    contract_type: z.literal('jetton_master'),
    address: z.optional(address),
    total_supply: anyDecimal,
    mintable: z.boolean(),
    admin_address: z.optional(address),
    jetton_content: tokenContent,
    jetton_wallet_code: boc,
  }),
  jetton_wallet: z.object<JettonWalletData>({
    '@type': z.optional(openText),
    contract_type: z.literal('jetton_wallet'),
    address: z.optional(address),
    balance: anyDecimal,
    owner: address,
    jetton: address,
    mintless_is_claimed: z.optional(z.boolean()),
    jetton_wallet_code: boc,
  }),
  nft_collection: z.object<NftCollectionData>({
    '@type': z.optional(openText),
    contract_type: z.literal('nft_collection'),
    address: z.optional(address),
    next_item_index: anyDecimal,
    owner_address: z.optional(address),
    collection_content: tokenContent,
  }),
  nft_item: z.object<NftItemData>({
    '@type': z.optional(openText),
    contract_type: z.literal('nft_item'),
    address: z.optional(address),
    init: z.boolean(),
    index: anyDecimal,
    collection_address: z.optional(address),
    owner_address: z.optional(address),
    content: nftContent,
  }),
})
