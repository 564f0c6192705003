import { toFriendlyAddress } from '../../../core/address.ts'
import type { AddressBook, AddressBookRow } from '../../../schemas/addressBook.ts'
import type { AddressMetadata, Metadata, TokenInfo } from '../../../schemas/metadata.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Context } from '../context.ts'

type Addresses = Iterable<string | null | undefined>

/** Wallets and accounts without code are spelled so that money sent there does not bounce. */
export function bookRow({ ledger, testnet }: Context, address: string): AddressBookRow {
  const account = ledger.accounts.get(address)
  const bounceable = !!account?.code_hash && !account.wallet
  return {
    user_friendly: toFriendlyAddress(address, { bounceable, testOnly: testnet }),
    // A name counts only where it belongs to whom it names.
    domain: ledger.domainsOf(address).find(({ owner_address }) => owner_address === address)?.domain ?? null,
    interfaces: account?.interfaces ?? [],
  }
}

/** The address book of an answer, keys sorted. */
export function addressBookOf(context: Context, addresses: Addresses): AddressBook {
  const found = [...new Set(addresses)].filter((address) => address != null).sort()
  return Object.fromEntries(found.map((address) => [address, bookRow(context, address)]))
}

/** What a collection or an item says of itself, where it says that it is. */
function nftInfo({ collections, items, rows }: Ledger, address: string): TokenInfo | undefined {
  const item = items.get(address)
  const content = item?.content ?? collections.get(address)?.collection_content
  if (!content) return
  // A domain has no metadata but its name.
  if (item && typeof content.domain === 'string')
    return { valid: true, type: 'nft_items', nft_index: item.index, extra: { domain: content.domain } }
  const uri = String(content.uri ?? '')
  const said = Object.hasOwn(rows.offchain, uri) ? rows.offchain[uri] : undefined
  return {
    ...said,
    // Nobody answers there: the metadata are unusable.
    valid: !!said,
    type: item ? 'nft_items' : 'nft_collections',
    ...(item && { nft_index: item.index }),
    extra: { uri },
  }
}

function metadataOf({ ledger }: Context, address: string): AddressMetadata | undefined {
  const content = ledger.masters.get(address)?.jetton_content
  if (content) {
    const { name, symbol, description, image, ...extra } = content as Record<string, string>
    const said = Object.entries({ name, symbol, description, image }).filter(([, value]) => value !== undefined)
    return {
      is_indexed: true,
      token_info: [{ valid: true, type: 'jetton_masters', ...Object.fromEntries(said), extra }],
    }
  }
  const nft = nftInfo(ledger, address)
  if (nft) return { is_indexed: true, token_info: [nft] }
  const holding = ledger.holdings.get(address)
  if (!holding) return
  const { owner, jetton, balance } = holding
  return { is_indexed: true, token_info: [{ valid: true, type: 'jetton_wallets', extra: { owner, jetton, balance } }] }
}

/** The metadata of an answer: token contracts only, with the masters of the jetton wallets among them. */
export function metadataFor(context: Context, addresses: Addresses): Metadata {
  const asked = [...addresses].filter((address) => address != null)
  const masters = asked.flatMap((address) => context.ledger.holdings.get(address)?.jetton ?? [])
  const collections = asked.flatMap((address) => context.ledger.items.get(address)?.collection_address ?? [])
  const found = [...new Set([...asked, ...masters, ...collections])].sort().flatMap((address) => {
    const metadata = metadataOf(context, address)
    return metadata ? [[address, metadata] as const] : []
  })
  return Object.fromEntries(found)
}
