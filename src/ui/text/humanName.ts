/** Words that are not written like others: abbreviations and names. */
const SPELLED = new Map(
  'NFT DNS DEX SBT TON DKG DVN MEV NFTs ID EVAA TONCO STON.fi tgBTC LayerZero JVault DeDust Getgems MyTonWallet tsTON'
    .split(' ')
    .map((word) => [word.toLowerCase().replace('.', ''), word]),
)

/** Names that are unclear word by word. */
const NAMED = new Map([
  ['nominator', 'Nominator pool'],
  ['coffee', 'Swap.Coffee'],
  ['excess', 'Excess returned'],
  ['take_excess', 'Excess returned'],
  ['jetton_internal_transfer', 'Jetton received'],
  ['jetton_notify', 'Jetton notification'],
  ['nft_ownership_assigned', 'NFT received'],
  ['nft_cancel_sale', 'NFT taken off sale'],
  ['nft_update_sale', 'NFT price change'],
  ['jetton_burn_notification', 'Jetton burn notification'],
  ['wallet_signed_external', 'Wallet v5 signed request'],
  ['wallet_signed_internal', 'Wallet v5 internal request'],
  ['wallet_extension_action', 'Wallet v5 extension action'],
  ['w5_external_signed_request', 'Wallet v5 signed request'],
  ['w5_internal_signed_request', 'Wallet v5 internal request'],
  ['w5_extension_action_request', 'Wallet v5 extension action'],
])

/**
 * A name of the API, for a reader: `wallet_v5r1` and `wallet v5 r1` as `Wallet v5 r1`, `nft_item` as `NFT item`. A name that is not
 * known follows the same rule: spaces for underscores, the first letter large. Hidden characters stay: who renders it shows them.
 */
export function humanName(name: string): string {
  const known = NAMED.get(name)
  if (known) return known
  const words = name.split(/[_\s]+/).filter(Boolean)
  const said = words.map((word) => SPELLED.get(word) ?? word.replace(/^(v\d+)(r\d+)$/, '$1 $2')).join(' ')
  return SPELLED.has(words[0] ?? '') ? said : said.replace(/^./u, (first) => first.toUpperCase()) || name
}
