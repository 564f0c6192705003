import type { Flow, FlowAccount, FlowAsset } from './flow.ts'

/** What an account has more, or less, of one asset after a trace. */
export interface MovedValue {
  /** Raw address of the jetton; `null` for the coin, of which the account's fees are a part, and for an extra currency. */
  readonly asset: FlowAsset
  /** Id of an extra currency. */
  readonly currency?: string | undefined
  /** Smallest units; negative where the account has less. */
  readonly amount: bigint
}

/** What an account has more, or less, after a trace: all that is rendered of its value is of this. */
export interface Gains {
  /** NFT items by raw address: 1 where it has the item now, −1 where it had it. */
  readonly items: readonly (readonly [item: string, count: bigint])[]
  /** Jettons in the order in which they moved, extra currencies, the coin. */
  readonly amounts: readonly MovedValue[]
}

/** Reads what one account of a flow gained and lost; what did not change is absent. */
export function gainsOf(
  { changes, extras, nfts }: Pick<FlowAccount, 'changes' | 'extras' | 'nfts'>,
  { assets, currencies }: Pick<Flow, 'assets' | 'currencies'>,
): Gains {
  const amountOf = (asset: FlowAsset): MovedValue[] => {
    const amount = changes.get(asset)
    return amount === undefined ? [] : [{ asset, amount }]
  }
  const extra = currencies.flatMap((currency) => {
    const amount = extras.get(currency)
    return amount === undefined ? [] : { asset: null, currency, amount }
  })
  const jettons = assets.filter((asset) => asset !== null)
  return { items: [...nfts], amounts: [...jettons.flatMap(amountOf), ...extra, ...amountOf(null)] }
}
