/** `mainnet` and `testnet` are hosted by TON Center; any other name needs a base URL. */
export type Network = 'mainnet' | 'testnet' | (string & {})

/** The hosted service of each network. */
export const HOSTED: Readonly<Record<string, string>> = {
  mainnet: 'https://toncenter.com',
  testnet: 'https://testnet.toncenter.com',
}
