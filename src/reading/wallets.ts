/** The interface of a wallet among those that the service found at an account, as `wallet_v4r2`. */
export const walletOf = (interfaces: readonly string[] = []): string | undefined =>
  interfaces.find((name) => name.startsWith('wallet'))

/** Whether an account is a contract and no wallet. Its address is written so that coins sent to it by mistake return. */
export const isContract = (interfaces: readonly string[] = []): boolean =>
  interfaces.length > 0 && walletOf(interfaces) === undefined
