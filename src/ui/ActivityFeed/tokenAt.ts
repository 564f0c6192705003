import type { Metadata, TokenInfo } from '../../schemas/metadata.ts'

/** What is known of a token: of the jetton rather than of a jetton wallet, where an address is told as both. */
export function tokenAt(address: string, metadata: Metadata): TokenInfo | undefined {
  const infos = metadata[address]?.token_info
  return infos?.find(({ type }) => type !== 'jetton_wallets') ?? infos?.[0]
}
