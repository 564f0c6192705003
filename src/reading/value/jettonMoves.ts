import { rawForm } from '../../core/values/address.ts'
import { JETTON_BURN_NOTIFICATION, JETTON_INTERNAL_TRANSFER } from '../../core/values/opcodes.ts'
import type { TraceStep } from '../trace/steps.ts'
import { jettonAmount, unitsOf } from './jettonChange.ts'
import type { JettonWallets } from './jettonWallets.ts'

/** What one run did to the jettons of an owner, or to their supply. */
export interface JettonMove {
  /** Raw address of the jetton's master. */
  readonly master: string
  /** Of `change` the owner has more, or less; `mint` and `burn` are of the supply. */
  readonly kind: 'change' | 'mint' | 'burn'
  /** Raw. */
  readonly owner: string
  /** Smallest units, signed for a `change`. */
  readonly amount: bigint
}

/**
 * The jettons that moved, by the runs of jetton wallets and their masters: what a wallet refused returns, and what reached code that did
 * not run is lost. Wallets that the service does not know for such are left out.
 */
export function readJettonMoves(steps: readonly TraceStep[], walletOf: JettonWallets): JettonMove[] {
  return steps.flatMap(({ message, account, transaction, state }): JettonMove[] => {
    if (!message || !transaction || state === 'invalidated') return []
    const own = walletOf(account)
    const source = message.source ? rawForm(message.source) : undefined
    if (own) {
      const change = { ...ofJetton(own), kind: 'change' as const, amount: jettonAmount(transaction) }
      // A wallet that the service does not know may send, too: only the master mints.
      const minted = source === own.jetton ? unitsOf(transaction, JETTON_INTERNAL_TRANSFER) : 0n
      const mint = { ...ofJetton(own), kind: 'mint' as const, amount: minted }
      return [change, mint].filter(({ amount }) => amount !== 0n)
    }
    const sender = walletOf(source)
    const amount = sender && sender.jetton === account ? unitsOf(transaction, JETTON_BURN_NOTIFICATION) : 0n
    return sender && amount > 0n ? [{ ...ofJetton(sender), kind: 'burn', amount }] : []
  })
}

const ofJetton = ({ owner, jetton }: { readonly owner: string; readonly jetton: string }) => ({ owner, master: jetton })
