import type { Metadata } from '../../contract/v3/metadata.ts'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'

/** The kind of contract that metadata describes. */
type TokenKind = 'jetton_masters' | 'nft_items' | 'nft_collections'

/**
 * The metadata of a token. Of several it is that of its own kind. Where the kind is unknown, one of a token rather than of a
 * wallet. `undefined` where nothing is known.
 */
export function tokenInfoOf(address: string | null, metadata: Metadata, kind?: TokenKind): TokenInfo | undefined {
  const infos = address ? metadata[address]?.token_info : undefined
  return infos?.find(({ type }) => (kind ? type === kind : type !== 'jetton_wallets')) ?? infos?.[0]
}

/** The decimals that a token states; `undefined` where it states none, or a value that is no number of decimals. */
export function decimalsOf(token: TokenInfo | undefined): number | undefined {
  const said = token?.extra?.decimals
  const text = typeof said === 'number' ? String(said) : said
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return
  const decimals = Number(text)
  return decimals <= 255 ? decimals : undefined
}
