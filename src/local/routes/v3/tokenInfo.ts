import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import type { Known } from '../../index/known.ts'

type Said = Readonly<Record<string, unknown>>

/** Members that the service lists; all others of a token's metadata are in `extra`. */
const LISTED = ['name', 'symbol', 'description', 'image', 'is_scam', 'is_nsfw'] as const

/**
 * The sizes that the service's proxy would serve. Nothing is fetched here, so there are such for images that carry themselves
 * only, and each is that image.
 */
function proxied(image: unknown): Record<string, string> {
  if (typeof image !== 'string' || !image.startsWith('data:image/svg+xml,')) return {}
  return { _image_small: image, _image_medium: image, _image_big: image }
}

function infoOf(type: string, said: Said | undefined, extra: Said): TokenInfo {
  const own = Object.entries(said ?? {})
  const isListed = ([key, value]: [string, unknown]) =>
    (LISTED as readonly string[]).includes(key) && value !== undefined
  return {
    // Where nobody answers, the metadata are unusable.
    valid: !!said,
    type,
    ...Object.fromEntries(own.filter(isListed)),
    extra: {
      ...Object.fromEntries(own.filter((entry) => !(LISTED as readonly string[]).includes(entry[0]))),
      ...extra,
      ...proxied(said?.image),
    },
  }
}

/** The answer of the server that a token names. */
const answered = ({ rows }: Known, uri: string): Said | undefined =>
  Object.hasOwn(rows.offchain, uri) ? rows.offchain[uri] : undefined

/** The metadata of a jetton, a collection or an item, with the service's flags. */
export function tokenInfo(ledger: Known, address: string): TokenInfo | undefined {
  const jetton = ledger.masters.get(address)?.jetton_content as Said | undefined
  if (jetton) {
    const { uri, ...onchain } = jetton
    const said = typeof uri === 'string' ? answered(ledger, uri) : onchain
    const flags = ledger.rows.flags[address]
    return infoOf('jetton_masters', said && { ...said, ...flags }, uri === undefined ? {} : { uri })
  }
  const item = ledger.items.get(address)
  const content = item?.content ?? ledger.collections.get(address)?.collection_content
  if (content) {
    // A domain has no metadata but its name.
    if (item && typeof content.domain === 'string')
      return { valid: true, type: 'nft_items', nft_index: item.index, extra: { domain: content.domain } }
    const uri = String(content.uri ?? '')
    const info = infoOf(item ? 'nft_items' : 'nft_collections', answered(ledger, uri), { uri })
    return item ? { ...info, nft_index: item.index } : info
  }
  const holding = ledger.holdings.get(address)
  if (!holding) return
  const { owner, jetton: master, balance } = holding
  return { valid: true, type: 'jetton_wallets', extra: { owner, jetton: master, balance } }
}
