import type { JettonWallet } from 'toncenter-react'

/** The wallets of several owners as one wallet for each token, with the sum of their balances. */
export function jettonTotals(wallets: readonly JettonWallet[]): readonly JettonWallet[] {
  const totals = new Map<string, JettonWallet>()
  for (const wallet of wallets) {
    const before = totals.get(wallet.jetton)
    const balance = String(BigInt(before?.balance ?? 0) + BigInt(wallet.balance))
    totals.set(wallet.jetton, { ...(before ?? wallet), balance })
  }
  return [...totals.values()]
}

/** How many tokens each owner has. */
export function jettonCounts(wallets: readonly JettonWallet[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { owner } of wallets) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return counts
}
