import type { Metadata } from '../../../contract/v3/metadata.ts'
import { JETTON_BURN_NOTIFICATION, JETTON_INTERNAL_TRANSFER } from '../../../core/values/opcodes.ts'
import { jettonUnits, jettonWalletOf } from '../../tokens/messageAsset.ts'
import type { TraceStep } from '../model/steps.ts'

/** Jettons that left an owner, reached one, or both. */
export interface JettonMove {
  /** Raw address of the jetton's master. */
  readonly master: string
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
export function readJettonMoves(steps: readonly TraceStep[], metadata: Metadata): JettonMove[] {
  return steps.flatMap(({ message, account, parent, state }): JettonMove[] => {
    const isBurn = message?.opcode === JETTON_BURN_NOTIFICATION
    if (!message || message.bounced || state === 'failed' || state === 'invalidated') return []
    if (!isBurn && message.opcode !== JETTON_INTERNAL_TRANSFER) return []
    const amount = jettonUnits(message)
    const sender = jettonWalletOf(parent === undefined ? undefined : steps[parent]?.account, metadata)
    const receiver = isBurn ? undefined : jettonWalletOf(account, metadata)
    const master = sender?.jetton ?? receiver?.jetton
    if (amount === undefined || master === undefined) return []
    return [{ master, from: sender?.owner, to: state === 'missing' ? undefined : receiver?.owner, amount }]
  })
}
