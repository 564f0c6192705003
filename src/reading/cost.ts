import type { ShownTransaction } from '../fromV2/shown.ts'
import { nano, sumOf } from './nano.ts'

/** The parts of a fee. A part is absent where the answer leaves out the phase that states it: absent is not 0. */
export const COST_PARTS = ['compute', 'storage', 'action', 'import', 'bounce', 'forward', 'other'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** What one transaction, one account of a trace, or a whole trace cost. Nanograms. */
export interface Cost {
  /** All of it: see `changeBy`. */
  readonly fee: bigint
  /** Gas. */
  readonly compute: bigint | undefined
  /** Rent of the account for its room in the state. */
  readonly storage: bigint | undefined
  /** What validators keep of the forward fees, and the fine for an action that failed. */
  readonly action: bigint | undefined
  /** The way of a message from outside. The service does not state it: it is the rest of `total_fees`. */
  readonly import: bigint | undefined
  /** What validators keep for the way of a bounced message. */
  readonly bounce: bigint | undefined
  /** The way of the sent messages: `fwd_fee` and `ihr_fee` of each. `total_fees` of the service is without it. */
  readonly forward: bigint
  /** The part of `total_fees` that no phase explains. */
  readonly other: bigint | undefined
  /** Came with messages. */
  readonly received: bigint
  /** Left with messages, without their fees. */
  readonly sent: bigint
}

/** Whether an answer states the fees of a transaction. The service does; where a recording does not, a fee is unknown and not 0. */
export const statesFees = (row: { readonly total_fees: string } | undefined): boolean =>
  row !== undefined && /^\d+$/.test(row.total_fees)

/** Nanograms by which the balance of an account changed. */
export const changeBy = ({ received, sent, fee }: Pick<Cost, 'received' | 'sent' | 'fee'>): bigint =>
  received - sent - fee

const NOTHING: Cost = {
  fee: 0n,
  compute: 0n,
  storage: 0n,
  action: 0n,
  import: 0n,
  bounce: 0n,
  forward: 0n,
  other: 0n,
  received: 0n,
  sent: 0n,
}

const UNKNOWN = {
  compute: undefined,
  storage: undefined,
  action: undefined,
  import: undefined,
  bounce: undefined,
  other: undefined,
}

/** Whether the answer states what the phases cost: recordings of an index and v2 without cells do not. */
function hasCosts({ description }: ShownTransaction): boolean {
  const { storage_ph: storage, compute_ph: compute, action, credit_ph: credit } = description
  return !!(storage || action || credit || compute?.gas_fees !== undefined || compute?.reason !== undefined)
}

/**
 * What a transaction cost its account. Per transaction: received − sent − `total_fees` − forward fees is the balance after it less the
 * balance before it. This holds for each recorded transaction of mainnet that has its balances.
 */
export function costOf(transaction: ShownTransaction): Cost {
  const { in_msg: incoming, out_msgs: outgoing, total_fees, description } = transaction
  const stated = nano(total_fees)
  const forward = sumOf(outgoing.map((message) => nano(message.fwd_fee) + nano(message.ihr_fee)))
  const moved = { received: nano(incoming?.value), sent: sumOf(outgoing.map(({ value }) => nano(value))) }
  const whole = { fee: stated + forward, forward, ...moved }
  if (!hasCosts(transaction)) return { ...UNKNOWN, ...whole }
  let rest = stated
  /** Never more than the service states in all: gas of special accounts costs nothing. */
  const take = (amount: bigint) => {
    const taken = amount < rest ? amount : rest
    rest -= taken
    return taken
  }
  const storage = take(nano(description.storage_ph?.storage_fees_collected))
  const compute = take(nano(description.compute_ph?.gas_fees))
  const action = take(nano(description.action?.total_action_fees))
  const bounce = take(nano(description.bounce?.msg_fees))
  const isFromOutside = incoming !== null && incoming.source === null
  const imported = take(isFromOutside ? rest : nano(incoming?.import_fee))
  return { storage, compute, action, bounce, import: imported, other: rest, ...whole }
}

const both = (a: bigint | undefined, b: bigint | undefined) => (a === undefined || b === undefined ? undefined : a + b)

/** Several costs as one. A part that one of them does not know is not known of all. */
export function sumOfCosts(costs: readonly Cost[]): Cost {
  return costs.reduce(
    (sum, cost) => ({
      fee: sum.fee + cost.fee,
      compute: both(sum.compute, cost.compute),
      storage: both(sum.storage, cost.storage),
      action: both(sum.action, cost.action),
      import: both(sum.import, cost.import),
      bounce: both(sum.bounce, cost.bounce),
      forward: sum.forward + cost.forward,
      other: both(sum.other, cost.other),
      received: sum.received + cost.received,
      sent: sum.sent + cost.sent,
    }),
    NOTHING,
  )
}
