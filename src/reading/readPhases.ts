import type { ShownTransaction } from '../fromV2/shown.ts'

/** One phase of a transaction: its outcome, and its main figure. */
export interface Phase {
  readonly name: 'storage' | 'credit' | 'compute' | 'action' | 'bounce'
  readonly state: 'success' | 'failed' | 'skipped' | 'bounced' | 'unknown'
  /** Nanotons: spent, or with `isGain` received. */
  readonly amount?: string | undefined
  readonly isGain?: boolean
  readonly gas?: string | undefined
  /** Messages that were made. */
  readonly messages?: number | undefined
  /** Of the compute phase: an exit code; of the action phase: a result code. */
  readonly code?: number | undefined
  /** How it went in the service's own word, where only that has one. */
  readonly word?: string | undefined
}

/** The phases of a transaction, in the order in which they ran. */
export function readPhases({ description, in_msg: incoming }: ShownTransaction): Phase[] {
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
    phases.push({
      name: 'action',
      state: action.success ? 'success' : 'failed',
      messages: action.msgs_created,
      code: action.result_code,
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

/** A part of what a transaction cost, nanotons. */
export interface FeePart {
  readonly name: 'compute' | 'action' | 'storage' | 'import' | 'bounce' | 'other'
  readonly amount: bigint
}

export interface Fees {
  readonly parts: readonly FeePart[]
  /** What the service states, and what the parts add up to. */
  readonly total: bigint
  /** Paid for the way of outgoing messages: those who receive them see it as theirs. Not in `total`. */
  readonly delivery: bigint
}

/** What transactions cost, by what for. */
export function readFees(transactions: readonly ShownTransaction[]): Fees {
  const sums = { compute: 0n, action: 0n, storage: 0n, import: 0n, bounce: 0n, other: 0n }
  let total = 0n
  let delivery = 0n
  for (const { description, in_msg: incoming, out_msgs: outgoing, total_fees } of transactions) {
    const { storage_ph: storage, compute_ph: compute, action, bounce } = description
    const own = {
      compute: BigInt(compute?.gas_fees ?? 0),
      action: BigInt(action?.total_action_fees ?? 0),
      storage: BigInt(storage?.storage_fees_collected ?? 0),
      import: BigInt(incoming?.import_fee ?? 0),
      bounce: BigInt(bounce?.msg_fees ?? 0),
    }
    const said = BigInt(total_fees)
    let rest = said
    for (const [name, amount] of Object.entries(own) as [keyof typeof own, bigint][]) {
      // Never more than the service states in all.
      const counted = amount < rest ? amount : rest
      sums[name] += counted
      rest -= counted
    }
    sums.other += rest
    total += said
    for (const message of outgoing) delivery += BigInt(message.fwd_fee ?? 0)
  }
  const parts = Object.entries(sums).map(([name, amount]) => ({ name, amount }) as FeePart)
  return {
    parts: parts.filter(({ amount }) => amount > 0n).sort((a, b) => (a.amount < b.amount ? 1 : -1)),
    total,
    delivery,
  }
}
