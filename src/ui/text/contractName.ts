/** The name of an interface or a type of wallet, to be read: `wallet_v5r1` and `wallet v5 r1` as `Wallet v5 r1`. */
export const contractName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/ v(\d)(r\d)$/, ' v$1 $2')
    .replace(/^wallet/, 'Wallet')
