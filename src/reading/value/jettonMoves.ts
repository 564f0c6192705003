import { JETTON_BURN_NOTIFICATION, JETTON_INTERNAL_TRANSFER } from '../../core/values/opcodes.ts'
import type { TraceStep } from '../trace/steps.ts'
import type { JettonWallets } from './jettonWallets.ts'
import { jettonUnits } from './messageAsset.ts'

/** Jettons that left an owner, reached one, or both. */
export interface JettonMove {
  /** Raw address of the jetton's master. */
  readonly master: string
  readonly kind: 'transfer' | 'mint' | 'burn'
  /** Raw address of the owner; absent for a mint. */
  readonly from: string | undefined
  /** Absent for a burn, and while the message is pending. */
  readonly to: string | undefined
  /** Smallest units. */
  readonly amount: bigint
}

/**
 * The jettons that moved, by the messages between jetton wallets, and from and to their masters. A transfer that a wallet refused
 * does not count. Wallets that the service does not know for such are left out.
 */
export function readJettonMoves(steps: readonly TraceStep[], walletOf: JettonWallets): JettonMove[] {
  return steps.flatMap(({ message, account, parent, state }): JettonMove[] => {
    const isBurn = message?.opcode === JETTON_BURN_NOTIFICATION
    if (!message || message.bounced || state === 'failed' || state === 'invalidated') return []
    if (!isBurn && message.opcode !== JETTON_INTERNAL_TRANSFER) return []
    const amount = jettonUnits(message)
    const above = parent === undefined ? undefined : steps[parent]?.account
    const sender = walletOf(above)
    const receiver = isBurn ? undefined : walletOf(account)
    const master = sender?.jetton ?? receiver?.jetton
    if (amount === undefined || master === undefined) return []
    // A wallet that the service does not know may send, too: only the master mints.
    const kind = isBurn ? 'burn' : above === master ? 'mint' : 'transfer'
    return [{ master, kind, from: sender?.owner, to: state === 'missing' ? undefined : receiver?.owner, amount }]
  })
}
