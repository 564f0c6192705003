import type { ShownTransaction } from '../fromV2/shown.ts'
import { COST_PARTS, type CostPart, costOf, sumOfCosts } from './cost.ts'
import { sumOf } from './nano.ts'
import { countSkipped } from './outcome.ts'

/** One phase of a transaction: its outcome, and its main figure. */
export interface Phase {
  /** Of the phases that a transaction has, in their order. */
  readonly name: 'storage' | 'credit' | 'compute' | 'action' | 'bounce'
  /** How it ended. */
  readonly state: 'success' | 'failed' | 'skipped' | 'bounced' | 'unknown'
  /** Nanograms: spent, or with `isGain` received. */
  readonly amount?: string | undefined
  /** Whether `amount` was received. */
  readonly isGain?: boolean
  /** Units of gas. */
  readonly gas?: string | undefined
  /** Messages that were made. */
  readonly messages?: number | undefined
  /** Messages that a wallet was asked to send and left out. The phase has failed where it made none. */
  readonly skipped?: number
  /** Of the compute phase: an exit code; of the action phase: a result code. */
  readonly code?: number | undefined
  /** How it went in the service's own word, where only that has one. */
  readonly word?: string | undefined
}

/** The phases of a transaction, in the order in which they ran. */
export function readPhases(transaction: ShownTransaction): Phase[] {
  const { description, in_msg: incoming } = transaction
  const { storage_ph: storage, credit_ph: credit, compute_ph: compute, action, bounce } = description
  const phases: Phase[] = []
  if (storage) phases.push({ name: 'storage', state: 'success', amount: storage.storage_fees_collected ?? '0' })
  if (credit) {
    phases.push({ name: 'credit', state: 'success', amount: credit.credit ?? incoming?.value ?? '0', isGain: true })
  }
  // Bounce before compute is what "credit first" decides; the phases themselves always run in this order.
  if (compute) {
    const isSkipped = compute.skipped === true || compute.success === undefined
    phases.push({
      name: 'compute',
      state: isSkipped ? 'skipped' : compute.success ? 'success' : 'failed',
      gas: isSkipped ? undefined : compute.gas_used,
      code: isSkipped ? undefined : compute.exit_code,
    })
  }
  if (action) {
    const { success, msgs_created: messages, result_code: code } = action
    const skipped = countSkipped(transaction)
    const sentNothing = skipped > 0 && !messages
    phases.push({
      name: 'action',
      state: success && !sentNothing ? 'success' : 'failed',
      messages,
      ...(skipped > 0 && { skipped }),
      // The network counts a skipped message as a success: its code would deny the mark.
      code: sentNothing ? undefined : code,
    })
  } else if (compute) phases.push({ name: 'action', state: 'skipped' })
  if (bounce) {
    const { type } = bounce
    if (type === 'ok') phases.push({ name: 'bounce', state: 'bounced' })
    else if (type === null || type === 'nofunds' || type === 'negfunds')
      phases.push({ name: 'bounce', state: 'failed' })
    else phases.push({ name: 'bounce', state: 'unknown', word: type })
  }
  return phases
}

/** A part of what a transaction cost, nanograms. */
export interface FeePart {
  readonly name: CostPart
  readonly amount: bigint
}

export interface Fees {
  /** The largest first. They add up to `total`. */
  readonly parts: readonly FeePart[]
  /** `fee` of `costOf`: all that the accounts paid, forward fees with it. */
  readonly total: bigint
}

/** What transactions cost, by what for: the figures of `costOf`. What an answer leaves out is in `other`. */
export function readFees(transactions: readonly ShownTransaction[]): Fees {
  const costs = transactions.map(costOf)
  const { fee: total } = sumOfCosts(costs)
  const named = COST_PARTS.filter((name) => name !== 'other')
  const known = named.map((name) => ({ name, amount: sumOf(costs.map((cost) => cost[name] ?? 0n)) }))
  const parts: FeePart[] = [...known, { name: 'other', amount: total - sumOf(known.map(({ amount }) => amount)) }]
  return { parts: parts.filter(({ amount }) => amount > 0n).sort((a, b) => (a.amount < b.amount ? 1 : -1)), total }
}
