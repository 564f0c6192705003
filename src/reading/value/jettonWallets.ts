import type { Action } from '../../contract/v3/action.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import { detailsOf, textAt } from '../actionParts.ts'
import { jettonWalletOf } from './messageAsset.ts'

/** A contract that holds one owner's share of a jetton. Addresses are raw. */
export interface JettonWallet {
  readonly owner: string
  readonly jetton: string
}

export type JettonWallets = (account: string | undefined) => JettonWallet | undefined

/** Paths in the details of an action that name a jetton wallet, its owner and its jetton. */
const NAMED: Readonly<Record<string, readonly (readonly [wallet: string, owner: string, jetton: string])[]>> = {
  jetton_transfer: [
    ['sender_jetton_wallet', 'sender', 'asset'],
    ['receiver_jetton_wallet', 'receiver', 'asset'],
  ],
  jetton_burn: [['owner_jetton_wallet', 'owner', 'asset']],
  jetton_mint: [['receiver_jetton_wallet', 'receiver', 'asset']],
  jetton_swap: ['dex_incoming_transfer', 'dex_outgoing_transfer'].flatMap((way) =>
    ['source', 'destination'].map((end) => [`${way}.${end}_jetton_wallet`, `${way}.${end}`, `${way}.asset`] as const),
  ),
}

/** The jetton wallets that the books of the answer name, and those that its actions do. */
export function jettonWalletsOf(metadata: Metadata, actions: readonly Action[]): JettonWallets {
  const named = new Map<string, JettonWallet>()
  for (const action of actions) {
    const details = detailsOf(action)
    for (const paths of Object.hasOwn(NAMED, action.type) ? (NAMED[action.type] ?? []) : []) {
      const [wallet, owner, jetton] = paths.map((path) => textAt(details, path))
      if (wallet && owner && jetton) named.set(rawForm(wallet), { owner: rawForm(owner), jetton: rawForm(jetton) })
    }
  }
  return (account) => jettonWalletOf(account, metadata) ?? (account === undefined ? undefined : named.get(account))
}
