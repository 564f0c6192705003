import type { EstimatedFees } from '../../../contract/v3/estimatedFees.ts'
import type { WalletState } from '../../../contract/v3/walletState.ts'
import type { Order, ReadExternal } from '../../../core/values/signedMessage.ts'
import type { MovedAmount } from '../../../reading/movedAmount.ts'
import { estimatedFee, takenBy, WHOLE_BALANCE } from '../../../reading/value/forecast.ts'
import type { TokenForecast } from './tokenForecast.ts'

export interface Check {
  readonly state: 'good' | 'warning' | 'bad'
  /** Which sentence it is. */
  readonly is: CheckText
  readonly values: Readonly<Record<string, string | bigint | MovedAmount>>
  /** Raw, of the receiver that it is about. */
  readonly account?: string
}

export type CheckText =
  | 'unknownLayout'
  | 'inTime'
  | 'expired'
  | 'seqno'
  | 'accepted'
  | 'seqnoSpent'
  | 'seqnoEarly'
  | 'notTaken'
  | 'notWallet'
  | 'walletIdWrong'
  | 'covered'
  | 'coveredAfterFees'
  | 'notCovered'
  | 'everything'
  | 'tokensNotCovered'
  | 'receiverTakes'
  | 'receiverAbsent'
  | 'receiverBounces'
  | 'receiverFrozen'
  | 'more'

interface Asked {
  readonly read: ReadExternal
  /** What the service knows of the wallet and the receivers; absent while it is asked. */
  readonly states: ((account: string) => WalletState | undefined) | undefined
  /** Unix seconds. */
  readonly now: number
  /** Of the wallet, by a trial run; absent while they are asked, and where nobody can estimate them. */
  readonly fees?: EstimatedFees | undefined
  readonly tokens: readonly TokenForecast[]
}

/** Bit of a mode: the wallet leaves the message out where it cannot send it. */
const IGNORE_ERRORS = 2

/** What speaks for a message and against it, from the message itself and from answers of the service. Its signature is checked by the trial run alone. */
export function checksOf({ read: { account, signed }, states, now, fees, tokens }: Asked): Check[] {
  if (!signed) return [{ state: 'warning', is: 'unknownLayout', values: {} }]
  const checks: Check[] = []
  const { validUntil, orders, hasMore } = signed
  if (validUntil !== undefined) {
    const left = validUntil - now
    checks.push({
      // A clock that is wrong must not stop a message: the chain's own is what counts.
      ...{ state: left > 0 ? 'good' : 'warning', is: left > 0 ? 'inTime' : 'expired' },
      values: { time: String(Math.abs(left)) },
    })
  }
  if (states) {
    const own = [...walletChecks(signed, states(account), fees), ...tokenChecks(account, tokens)]
    // Two messages to one account are one fact about it.
    const ofReceivers = onceEach(orders.map((order) => receiverCheck(order, states(order.to))))
    // What may never leave the wallet reaches nobody.
    const isStopped = own.some(isBad)
    checks.push(...own, ...ofReceivers.filter(({ state }) => !isStopped || state !== 'good'))
  }
  if (hasMore) checks.push({ state: 'warning', is: 'more', values: {} })
  return checks
}

export const isBad = ({ state }: Check): boolean => state === 'bad'

/**
 * How a message would fail. `refused`: its wallet does not take it, and nothing is charged. `unsent`: the wallet takes it and sends
 * nothing. `returned`: its value returns. `inPart`: some of its messages fail.
 */
export type Failure = 'refused' | 'unsent' | 'returned' | 'inPart'

const REFUSALS: ReadonlySet<CheckText> = new Set(['seqnoSpent', 'seqnoEarly', 'walletIdWrong', 'notTaken'])

/** How the message would fail by what speaks against it; `undefined` where nothing does. */
export function failureOf({ signed }: ReadExternal, checks: readonly Check[]): Failure | undefined {
  const bad = checks.filter(isBad)
  const orders = signed?.orders ?? []
  if (bad.some(({ is }) => REFUSALS.has(is))) return 'refused'
  const left = bad.find(({ is }) => is === 'notCovered')?.values.left
  if (typeof left === 'bigint') return hasCovered(orders, left) ? 'inPart' : 'unsent'
  if (bad.length === 0) return
  return bad.length === orders.length ? 'returned' : 'inPart'
}

/** Whether a wallet that `had` too little after its fee sends any of them. One that must not fail stops them all. */
function hasCovered(orders: readonly Order[], had: bigint): boolean {
  let left = had
  for (const { value, mode } of orders) {
    if (value <= left) left -= value
    else if (!(mode & IGNORE_ERRORS)) return false
  }
  return left < had
}

function walletChecks(
  signed: NonNullable<ReadExternal['signed']>,
  wallet: WalletState | undefined,
  fees: EstimatedFees | undefined,
): Check[] {
  const { seqno, walletId, orders } = signed
  // Its first message deploys a wallet.
  const expected = wallet?.seqno ?? (wallet?.is_wallet === false && wallet.status === 'active' ? undefined : 0)
  if (expected === undefined) return [{ state: 'warning', is: 'notWallet', values: {} }]
  const values = { seqno: String(seqno), expected: String(expected) }
  // A run that charges no gas took nothing: the signature, or the time, is wrong.
  const isTaken = fees && fees.gas_fee > 0
  const is = seqno < expected ? 'seqnoSpent' : seqno > expected ? 'seqnoEarly' : isTaken ? 'accepted' : 'seqno'
  const checks: Check[] = [{ state: seqno === expected ? 'good' : 'bad', is, values }]
  if (walletId !== undefined && wallet?.wallet_id !== undefined && walletId !== wallet.wallet_id)
    checks.push({ state: 'bad', is: 'walletIdWrong', values: {} })
  if (fees && !isTaken) checks.push({ state: 'bad', is: 'notTaken', values: {} })
  const balance = BigInt(wallet?.balance ?? 0)
  if (orders.some(({ mode }) => mode & WHOLE_BALANCE))
    checks.push({ state: 'warning', is: 'everything', values: { amount: balance } })
  else if (orders.length > 0) checks.push(...coverCheck(orders, balance, isTaken ? fees : undefined))
  return checks
}

function coverCheck(orders: readonly Order[], balance: bigint, fees: EstimatedFees | undefined): Check[] {
  const taken = takenBy(orders, balance, fees)
  if (taken === undefined) return []
  const sum = orders.reduce((sum, { value }) => sum + value, 0n)
  const fee = fees ? estimatedFee(fees) : 0n
  // Each message that leaves pays for its way: without such a fee the trial run sent nothing.
  const isUnsent = fees?.fwd_fee === 0
  const left = isUnsent ? 0n : balance - fee
  if (taken > balance || isUnsent) return [{ state: 'bad', is: 'notCovered', values: { amount: balance, sum, left } }]
  const values = { had: balance, amount: balance - taken }
  return [{ state: 'good', is: fees ? 'coveredAfterFees' : 'covered', values }]
}

/** The tokens that the wallet has too few of. */
function tokenChecks(account: string, tokens: readonly TokenForecast[]): Check[] {
  return tokens.flatMap(({ asset, rows }): Check[] => {
    const own = rows.find((row) => row.account === account)
    if (own?.before === undefined || own.after === undefined || own.after >= 0n) return []
    const values = {
      had: { asset, amount: String(own.before) },
      amount: { asset, amount: String(-(own.change ?? 0n)) },
    }
    return [{ state: 'bad', is: 'tokensNotCovered', values }]
  })
}

const onceEach = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((check) => [`${check.is} ${check.account}`, check])).values(),
]

function receiverCheck({ to, bounce }: Order, receiver: WalletState | undefined): Check {
  const about = { account: to, values: {} } as const
  if (receiver?.status === 'frozen') return { ...about, state: 'warning', is: 'receiverFrozen' }
  if (receiver?.status === 'active') return { ...about, state: 'good', is: 'receiverTakes' }
  return bounce
    ? { ...about, state: 'bad', is: 'receiverBounces' }
    : { ...about, state: 'warning', is: 'receiverAbsent' }
}
