import type { Metadata, TokenInfo } from './metadata.ts'

/** The metadata of a jetton master: from its own row, never from that of a wallet. */
export function tokenOf(master: string, metadata: Metadata): TokenInfo | undefined {
  const infos = metadata[master]?.token_info
  return infos?.find(({ type }) => type === 'jetton_masters') ?? infos?.[0]
}

/** How many decimals a token says it has; `undefined` where it does not say, or says something that is no number of decimals. */
export function decimalsOf(token: TokenInfo | undefined): number | undefined {
  const said = token?.extra?.decimals
  const text = typeof said === 'number' ? String(said) : said
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return
  const decimals = Number(text)
  return decimals <= 255 ? decimals : undefined
}
