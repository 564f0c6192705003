import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import type { Forecast } from '../../../reading/value/forecast.ts'
import type { DecodedOrder } from './decodedOrder.ts'

/** The balances of one jetton, of the wallet and of those that it sends to. Smallest units. */
export interface TokenForecast {
  /** Raw: the master. */
  readonly asset: string
  readonly rows: readonly Forecast[]
}

/** What `useJettonWallets` is asked for: of several jettons the service lists the wallets of one owner alone. */
export function tokenWalletsAsked(account: string, orders: readonly DecodedOrder[]) {
  const moved = orders.filter(({ jetton }) => jetton)
  const jettons = [...new Set(moved.flatMap(({ jetton }) => jetton?.asset ?? []))]
  if (jettons.length === 0) return
  const receivers = jettons.length === 1 ? moved.flatMap(({ receiver }) => receiver ?? []) : []
  const owners = [...new Set([account, ...receivers])]
  return { owner_address: owners, jetton_address: jettons, limit: owners.length * jettons.length }
}

const both = (a: bigint | undefined, b: bigint | undefined) => (a === undefined || b === undefined ? undefined : a + b)

/** What the orders change of each jetton. A token may take a part on the way: that nobody knows before. */
export function tokenForecast(
  account: string,
  orders: readonly DecodedOrder[],
  wallets: readonly JettonWallet[],
): readonly TokenForecast[] {
  const tokens = new Map<string, Map<string, bigint>>()
  for (const { jetton, receiver } of orders) {
    if (!jetton?.asset) continue
    const changes = tokens.get(jetton.asset) ?? new Map<string, bigint>([[account, 0n]])
    tokens.set(jetton.asset, changes)
    const add = (to: string, amount: bigint) => changes.set(to, (changes.get(to) ?? 0n) + amount)
    add(account, -BigInt(jetton.amount))
    if (receiver) add(receiver, BigInt(jetton.amount))
  }
  return [...tokens].map(([asset, changes]) => ({
    asset,
    rows: [...changes].map(([owner, change]) => {
      const wallet = wallets.find((one) => one.jetton === asset && isSameAddress(one.owner, owner))
      // A missing row of a receiver says nothing where only the sender's were asked.
      const before = wallet ? BigInt(wallet.balance) : undefined
      return { account: owner, before, change, after: both(before, change), fee: undefined, open: undefined }
    }),
  }))
}
