/** The interface of a wallet among those that the service found at an account, as `wallet_v4r2`. */
export const walletOf = (interfaces: readonly string[] = []): string | undefined =>
  interfaces.find((name) => name.startsWith('wallet'))

/** Whether an account is a contract and no wallet. Its address is written so that coins sent to it by mistake return. */
export const isContract = (interfaces: readonly string[] = []): boolean =>
  interfaces.length > 0 && walletOf(interfaces) === undefined

/** Names that say less of an account than another one beside them. */
const BROAD = ['dns', 'editable']

/** What an account is, by the interface that says most of it. An NFT that resolves names is a `domain`. */
export const kindOfContract = (interfaces: readonly string[]): string | undefined =>
  walletOf(interfaces) ??
  (interfaces.includes('dns') && interfaces.includes('nft_item')
    ? 'domain'
    : (interfaces.find((name) => !BROAD.includes(name)) ?? interfaces[0]))
