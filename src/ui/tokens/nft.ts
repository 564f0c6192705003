import type { NftItem } from '../../contract/v3/nftItem.ts'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { tryParseAddress } from '../../core/values/address.ts'
import { domainFlags } from '../../trust/domains.ts'
import type { Flag } from '../../trust/flags.ts'
import { domainOfItem, nameOfItem, tokenOf } from './tokenInfo.ts'
import type { TokenBooks } from './useTokenBooks.ts'

/** An NFT item as it is shown: what the service knows of it and of its collection, and its flags. */
export interface ShownNft {
  /** Raw. */
  readonly address: string
  /** Its name and image, as the service knows them. */
  readonly token: TokenInfo | undefined
  /** Written by strangers. Absent when the item has no name. */
  readonly name: string | undefined
  /** Decimal, of any size; absent where items are not numbered. */
  readonly index: string | undefined
  /** Raw; absent when the item has none. */
  readonly collection: string | undefined
  /** The same of the collection. */
  readonly collectionToken: TokenInfo | undefined
  /** Why it is not to be trusted; empty for most. */
  readonly flags: readonly Flag[]
}

type KnownNft = Pick<NftItem, 'address'> &
  Partial<Pick<NftItem, 'content' | 'index' | 'collection' | 'collection_address'>>

/** Joins the members of an answer that describe an item. */
export function shownNft(item: KnownNft, { metadata, flagsOf }: Pick<TokenBooks, 'metadata' | 'flagsOf'>): ShownNft {
  const { address, content = null, index, collection } = item
  const token = tokenOf(address, metadata, 'nft_items', content)
  const owner = item.collection_address || collection?.address || undefined
  const collectionToken = owner
    ? tokenOf(owner, metadata, 'nft_collections', collection?.collection_content ?? null)
    : undefined
  const domain = domainOfItem(token)
  const own = [...flagsOf(token, address), ...(domain === undefined ? [] : domainFlags(domain))]
  // Strangers' items lure in the name of their collection too; a badge of the item itself is not repeated.
  const inherited = owner
    ? flagsOf(collectionToken, owner).filter((flag) => !own.some(({ kind }) => kind === flag.kind))
    : []
  return {
    address,
    token,
    name: nameOfItem(token),
    index: index === '-1' ? undefined : (index ?? token?.nft_index),
    collection: owner,
    collectionToken,
    flags: [...own, ...inherited],
  }
}

/** An item of which only the address is known. */
export const nftAt = (
  address: string,
  collection: string | null,
  books: Pick<TokenBooks, 'metadata' | 'flagsOf'>,
): ShownNft => shownNft({ address, collection_address: collection }, books)

/** Who owns it: the seller, where a sale or auction contract holds it. */
export const ownerOf = ({ real_owner, owner_address }: NftItem): string | null => real_owner ?? owner_address

/** The contract that sells it, where there is one. */
export const saleOf = (item: NftItem): string | undefined =>
  item.on_sale ? (item.sale_contract_address ?? item.auction_contract_address) : undefined

/** Those that sell items, so far as they are addresses. */
export const salesOf = (items: readonly NftItem[]): string[] =>
  items.flatMap((item) => {
    const sale = saleOf(item)
    return sale && tryParseAddress(sale) ? sale : []
  })
