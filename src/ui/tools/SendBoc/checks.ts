import type { WalletStatesResponse } from '../../../contract/v3/endpoints/walletStates.ts'
import type { WalletState } from '../../../contract/v3/walletState.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import type { Order, ReadExternal } from '../../../core/values/signedMessage.ts'

export interface Check {
  readonly state: 'good' | 'warning' | 'bad'
  /** Which sentence it is. */
  readonly is: CheckText
  readonly values: Readonly<Record<string, string | bigint>>
  /** Raw, of the receiver that it is about. */
  readonly account?: string
}

export type CheckText =
  | 'unknownLayout'
  | 'inTime'
  | 'expired'
  | 'seqno'
  | 'seqnoWrong'
  | 'notWallet'
  | 'walletIdWrong'
  | 'covered'
  | 'notCovered'
  | 'everything'
  | 'receiverTakes'
  | 'receiverAbsent'
  | 'receiverBounces'
  | 'receiverFrozen'
  | 'more'

interface Asked {
  readonly read: ReadExternal
  /** What the service knows of the wallet and the receivers; absent while it is asked. */
  readonly states: WalletStatesResponse | undefined
  /** Unix seconds. */
  readonly now: number
}

/** Bit of a mode: the message takes the whole balance along. */
export const WHOLE_BALANCE = 128
/** Bit of a mode: the wallet leaves the message out where it cannot send it. */
const IGNORE_ERRORS = 2

const stateOf = (states: WalletStatesResponse, account: string): WalletState | undefined =>
  states.wallets.find(({ address }) => isSameAddress(address, account))

/** What speaks for a message and against it, from the message itself and from one answer of the service. Its signature is not checked. */
export function checksOf({ read: { account, signed }, states, now }: Asked): Check[] {
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
    const own = walletChecks(signed, stateOf(states, account))
    const ofReceivers = orders.map((order) => receiverCheck(order, stateOf(states, order.to)))
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
 * nothing. `returned`: its value comes back. `inPart`: some of its messages fail.
 */
export type Failure = 'refused' | 'unsent' | 'returned' | 'inPart'

/** How the message would fail by what speaks against it; `undefined` where nothing does. */
export function failureOf({ signed }: ReadExternal, checks: readonly Check[]): Failure | undefined {
  const bad = checks.filter(isBad)
  const orders = signed?.orders ?? []
  if (bad.some(({ is }) => is === 'seqnoWrong' || is === 'walletIdWrong')) return 'refused'
  const had = bad.find(({ is }) => is === 'notCovered')?.values.amount
  if (typeof had === 'bigint') return hasCovered(orders, had) ? 'inPart' : 'unsent'
  if (bad.length === 0) return
  return bad.length === orders.length ? 'returned' : 'inPart'
}

/** Whether a wallet that `had` too little sends any of them. One that must not fail stops them all. */
function hasCovered(orders: readonly Order[], had: bigint): boolean {
  let left = had
  for (const { value, mode } of orders) {
    if (value <= left) left -= value
    else if (!(mode & IGNORE_ERRORS)) return false
  }
  return left < had
}

function walletChecks(signed: NonNullable<ReadExternal['signed']>, wallet: WalletState | undefined): Check[] {
  const { seqno, walletId, orders } = signed
  // Its first message deploys a wallet.
  const expected = wallet?.seqno ?? (wallet?.is_wallet === false && wallet.status === 'active' ? undefined : 0)
  if (expected === undefined) return [{ state: 'warning', is: 'notWallet', values: {} }]
  const isRight = seqno === expected
  const values = { seqno: String(seqno), expected: String(expected) }
  const checks: Check[] = [{ state: isRight ? 'good' : 'bad', is: isRight ? 'seqno' : 'seqnoWrong', values }]
  if (walletId !== undefined && wallet?.wallet_id !== undefined && walletId !== wallet.wallet_id)
    checks.push({ state: 'bad', is: 'walletIdWrong', values: {} })
  const balance = BigInt(wallet?.balance ?? 0)
  const sum = orders.reduce((sum, { value }) => sum + value, 0n)
  if (orders.some(({ mode }) => mode & WHOLE_BALANCE))
    checks.push({ state: 'warning', is: 'everything', values: { amount: balance } })
  else if (orders.length > 0)
    checks.push(
      sum <= balance
        ? { state: 'good', is: 'covered', values: { had: balance, amount: balance - sum } }
        : { state: 'bad', is: 'notCovered', values: { amount: balance, sum } },
    )
  return checks
}

function receiverCheck({ to, bounce }: Order, receiver: WalletState | undefined): Check {
  const about = { account: to, values: {} } as const
  if (receiver?.status === 'frozen') return { ...about, state: 'warning', is: 'receiverFrozen' }
  if (receiver?.status === 'active') return { ...about, state: 'good', is: 'receiverTakes' }
  return bounce
    ? { ...about, state: 'bad', is: 'receiverBounces' }
    : { ...about, state: 'warning', is: 'receiverAbsent' }
}
