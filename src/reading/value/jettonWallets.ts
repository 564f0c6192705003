import type { Action } from '../../contract/v3/action.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import { detailsOf } from '../actionParts.ts'
import { jettonWalletOf } from './messageAsset.ts'

/** A contract that holds one owner's share of a jetton. Addresses are raw. */
export interface JettonWallet {
  readonly owner: string
  readonly jetton: string
}

export type JettonWallets = (account: string | undefined) => JettonWallet | undefined

/** Members of an action's details that name a jetton wallet and its owner; the jetton is `asset`. */
const NAMED: Readonly<Record<string, readonly (readonly [wallet: string, owner: string])[]>> = {
  jetton_transfer: [
    ['sender_jetton_wallet', 'sender'],
    ['receiver_jetton_wallet', 'receiver'],
  ],
  jetton_burn: [['owner_jetton_wallet', 'owner']],
  jetton_mint: [['receiver_jetton_wallet', 'receiver']],
}

/** The jetton wallets that the books of the answer name, and those that its actions do. */
export function jettonWalletsOf(metadata: Metadata, actions: readonly Action[]): JettonWallets {
  const named = new Map<string, JettonWallet>()
  for (const action of actions) {
    const details = detailsOf(action)
    const { asset } = details
    for (const [wallet, owner] of Object.hasOwn(NAMED, action.type) ? (NAMED[action.type] ?? []) : []) {
      const parts = [details[wallet], details[owner], asset]
      if (!parts.every((part) => typeof part === 'string' && part !== '')) continue
      const [address = '', holder = '', jetton = ''] = parts.map((part) => rawForm(part as string))
      named.set(address, { owner: holder, jetton })
    }
  }
  return (account) => jettonWalletOf(account, metadata) ?? (account === undefined ? undefined : named.get(account))
}
