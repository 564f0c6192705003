import type { Message } from '../../../contract/v3/message.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { rawForm } from '../../../core/values/address.ts'
import { parseBoc, readCell } from '../../../core/values/cell.ts'
import type { TraceStep } from '../model/steps.ts'

/** Jettons that left an owner, reached one, or both. */
export interface JettonMove {
  /** Raw address of the jetton's master. */
  readonly master: string
  /** Raw address of the owner; absent for a mint. */
  readonly from: string | undefined
  /** Absent for a burn, and while the message is under way. */
  readonly to: string | undefined
  /** Smallest units. */
  readonly amount: bigint
}

const INTERNAL_TRANSFER = '0x178d4519'
const BURN_NOTICE = '0x7bdd97de'

/** The owner and the jetton of a jetton wallet, where the service knows the account for one. */
export function jettonWalletOf(account: string | undefined, metadata: Metadata) {
  const infos = account === undefined ? undefined : metadata[account]?.token_info
  const { owner, jetton } = infos?.find(({ type }) => type === 'jetton_wallets')?.extra ?? {}
  if (typeof owner !== 'string' || typeof jetton !== 'string' || !owner || !jetton) return
  return { owner: rawForm(owner), jetton: rawForm(jetton) }
}

/** Both kinds of message begin with opcode, query and amount. `undefined` for a body that ends before that. */
function amountOf({ message_content }: Message): bigint | undefined {
  try {
    const reader = readCell(parseBoc(message_content?.body ?? ''))
    reader.uint(96)
    return reader.uint(Number(reader.uint(4)) * 8)
  } catch {
    return
  }
}

/**
 * The jettons that moved, by the messages between jetton wallets, and from and to their masters: what a wallet refused is not among
 * them. Wallets that the service does not know for such are left out.
 */
export function readJettonMoves(steps: readonly TraceStep[], metadata: Metadata): JettonMove[] {
  return steps.flatMap(({ message, account, parent, state }): JettonMove[] => {
    const isBurn = message?.opcode === BURN_NOTICE
    if (!message || message.bounced || state === 'failed' || state === 'invalidated') return []
    if (!isBurn && message.opcode !== INTERNAL_TRANSFER) return []
    const amount = amountOf(message)
    const sender = jettonWalletOf(parent === undefined ? undefined : steps[parent]?.account, metadata)
    const receiver = isBurn ? undefined : jettonWalletOf(account, metadata)
    const master = sender?.jetton ?? receiver?.jetton
    if (amount === undefined || master === undefined) return []
    return [{ master, from: sender?.owner, to: state === 'missing' ? undefined : receiver?.owner, amount }]
  })
}
