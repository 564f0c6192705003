import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import type { Preview, PreviewAmount } from '../../../reading/preview/previewOf.ts'

/** What the wallet has of one asset before and after; absent is not known. Smallest units. */
export interface AssetBalance extends Pick<PreviewAmount, 'asset' | 'currency'> {
  readonly before: bigint | undefined
  readonly change: bigint | undefined
  readonly after: bigint | undefined
}

/** The jettons that the wallet would have more or less of: raw. */
export const jettonsOf = ({ sent, received }: Preview): readonly string[] => [
  ...new Set([...sent, ...received].flatMap(({ asset }) => asset ?? [])),
]

/** The balances of all that moves, the coin first. @param wallets of the wallet's jettons, as far as they are known */
export function balancesOf(preview: Preview, wallets: readonly JettonWallet[] | undefined): readonly AssetBalance[] {
  const { sent, received, before, change, after } = preview
  const others = [...sent.map((one) => ({ ...one, amount: -one.amount })), ...received].filter(
    ({ asset, currency, nft }) => nft === undefined && (asset !== null || currency !== undefined),
  )
  return [
    { asset: null, before, change, after },
    ...others.map(({ asset, currency, amount }) => {
      const wallet = wallets?.find((one) => asset !== null && isSameAddress(one.jetton, asset))
      // Who has none of it has no wallet for it: that is known once the wallets are.
      const had = asset === null ? undefined : wallet ? BigInt(wallet.balance) : wallets && 0n
      // The index is behind the state that was tried: nobody sends more than there is.
      const isKnown = had !== undefined && had + amount >= 0n
      return {
        asset,
        currency,
        change: amount,
        before: isKnown ? had : undefined,
        after: isKnown ? had + amount : undefined,
      }
    }),
  ]
}
