import type { EstimatedFees } from '../../contract/v3/estimatedFees.ts'
import type { WalletState } from '../../contract/v3/walletState.ts'
import type { Order } from '../../core/values/signedMessage.ts'

/** Bits of a mode. The account pays the way of the message apart, and the value arrives whole. */
const PAYS_APART = 1
/** The message takes along what is left of the message that caused it. */
const REST_OF_MESSAGE = 64
/** The message takes the whole balance along. */
export const WHOLE_BALANCE = 128

/** What of a figure cannot be known before. */
export type Open =
  /** No fee was estimated. */
  | 'fee'
  /** The fee of the receiver is deducted: only its run shows it. */
  | 'ownFee'
  /** Its code may send the value on. */
  | 'decides'
  /** A part returns. */
  | 'comesBack'
  /** What leaves. */
  | 'leaves'
  /** Not open: it would return the value. */
  | 'returns'
  | 'frozen'
  /** Not open: no code runs, so nothing is charged. */
  | 'idle'

/** The balance of an account before a message that is not sent yet, and after it. Smallest units. */
export interface Forecast {
  /** Raw. */
  readonly account: string
  /** Absent where the service does not say. */
  readonly before: bigint | undefined
  /** After fees that are known. Absent where nobody can know it. */
  readonly change: bigint | undefined
  /** `before` + `change`. */
  readonly after: bigint | undefined
  /** What the account pays, in nanograms: a part of `change`. */
  readonly fee: bigint | undefined
  readonly open: Open | undefined
}

interface Facts {
  /** Raw. */
  readonly account: string
  readonly orders: readonly Order[]
  readonly stateOf: (account: string) => WalletState | undefined
  /** Of the account; absent where they were not estimated. */
  readonly fees: EstimatedFees | undefined
  /** Of the receivers, one for each order; most services give none. */
  readonly receiverFees: readonly EstimatedFees[]
  /** How many of its messages leave the account, by the checks. */
  readonly leaves: 'all' | 'none' | 'some'
  /** The receiver would return it. */
  readonly comesBack: boolean
}

/** All that an account would pay. `isUnsent`: it would send nothing, and so pays for no way. Nanograms. */
export const estimatedFee = ({ gas_fee, in_fwd_fee, fwd_fee, storage_fee }: EstimatedFees, isUnsent = false): bigint =>
  BigInt(gas_fee) + BigInt(in_fwd_fee) + BigInt(storage_fee) + (isUnsent ? 0n : BigInt(fwd_fee))

const sumOf = (orders: readonly Order[]) => orders.reduce((sum, { value }) => sum + value, 0n)
const has = (bit: number) => (order: Order) => (order.mode & bit) !== 0

const heldBy = (state: WalletState | undefined) => BigInt(state?.balance ?? 0)

/**
 * All that the orders take from a balance, the fee included. Without `PAYS_APART` the way is paid from the value. `undefined` where
 * the orders alone do not decide it.
 */
export function takenBy(
  orders: readonly Order[],
  balance: bigint,
  fees: EstimatedFees | undefined,
): bigint | undefined {
  if (orders.some(has(REST_OF_MESSAGE))) return
  if (orders.some(has(WHOLE_BALANCE))) return balance
  const all = sumOf(orders) + (fees ? estimatedFee(fees) : 0n)
  const way = BigInt(fees?.fwd_fee ?? 0)
  if (way === 0n || orders.every(has(PAYS_APART))) return all
  return orders.some(has(PAYS_APART)) ? undefined : all - way
}

/** What arrives of one order. */
function arriving(order: Order, { orders, fees }: Facts, taken: bigint | undefined): bigint | undefined {
  const others = orders.filter((one) => one !== order)
  const isFree = (one: Order) => has(PAYS_APART)(one) && !has(REST_OF_MESSAGE)(one)
  if (has(WHOLE_BALANCE)(order)) {
    if (!fees || taken === undefined || !others.every(isFree) || others.some(has(WHOLE_BALANCE))) return
    return taken - estimatedFee(fees) - sumOf(others)
  }
  if (isFree(order)) return order.value
  if (has(REST_OF_MESSAGE)(order) || !fees) return
  const way = BigInt(fees.fwd_fee)
  return way === 0n || others.length === 0 ? order.value - way : undefined
}

interface Part {
  readonly change: bigint | undefined
  readonly fee?: bigint | undefined
  readonly open?: Open | undefined
}

function ofReceiver(order: Order, index: number, facts: Facts, taken: bigint | undefined): Part {
  const state = facts.stateOf(order.to)
  const change = arriving(order, facts, taken)
  if (state?.status === 'frozen') return { change: undefined, open: 'frozen' }
  if (state?.status !== 'active') return order.bounce ? { change: 0n, open: 'returns' } : { change, open: 'idle' }
  if (!state.is_wallet) return { change: undefined, open: 'decides' }
  const fees = facts.receiverFees[index]
  if (change === undefined || !fees) return { change, open: 'ownFee' }
  const fee = estimatedFee(fees)
  return { change: change - fee, fee }
}

function ofSender({ fees, leaves, comesBack, orders }: Facts, taken: bigint | undefined): Part {
  const fee = fees && estimatedFee(fees, leaves === 'none')
  if (leaves === 'none') return fee === undefined ? { change: undefined, open: 'fee' } : { change: -fee, fee }
  if (leaves === 'some' || taken === undefined) return { change: undefined, fee, open: 'leaves' }
  const isWhole = orders.some(has(WHOLE_BALANCE))
  const open = comesBack ? 'comesBack' : fee === undefined && !isWhole ? 'fee' : undefined
  return { change: -taken, fee, open }
}

const both = (a: bigint | undefined, b: bigint | undefined) => (a === undefined || b === undefined ? undefined : a + b)

/**
 * The balances of the wallet and of the receivers of a signed message, before it and after it, in nanograms. What is stated adds up to
 * the nano: before + change = after.
 */
export function forecastOf(facts: Facts): readonly Forecast[] {
  const { account, orders, stateOf, leaves } = facts
  const taken = takenBy(orders, heldBy(stateOf(account)), facts.fees)
  const parts = new Map([[account, ofSender(facts, taken)]])
  if (leaves === 'all')
    orders.forEach((order, index) => {
      const part = ofReceiver(order, index, facts, taken)
      const other = parts.get(order.to)
      const fee = other?.fee === undefined ? part.fee : other.fee + (part.fee ?? 0n)
      parts.set(
        order.to,
        other ? { change: both(other.change, part.change), fee, open: part.open ?? other.open } : part,
      )
    })
  return [...parts].map(([account, { change, fee, open }]) => {
    const before = heldBy(stateOf(account))
    return { account, before, change, after: both(before, change), fee, open }
  })
}
