import type { Action } from '../../contract/v3/action.ts'
import { rawForm } from '../../core/values/address.ts'
import { fromOf } from '../actionParts.ts'
import { readAction } from '../readAction.ts'
import type { TraceStep } from './steps.ts'

/** What an account has more, or less, of one asset after a trace. */
export interface MovedValue {
  /** Raw. */
  readonly account: string
  /** Raw address of the jetton; `null` for the coin. */
  readonly asset: string | null
  /** Smallest units; negative where the account has less. Fees are not in it. */
  readonly amount: bigint
}

/**
 * The value that moved, by account and asset, in the order of the steps. Coins by the messages that were received; jettons by the
 * actions, where the answer has them.
 */
export function readMoved(steps: readonly TraceStep[], actions: readonly Action[] = []): MovedValue[] {
  const sums = new Map<string, MovedValue>()
  function add(account: string | null | undefined, asset: string | null, amount: bigint) {
    if (!account) return
    const raw = rawForm(account)
    const key = `${raw} ${asset}`
    sums.set(key, { account: raw, asset, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  for (const { message, value, account, transaction, state } of steps) {
    if (!transaction || value === undefined || state === 'invalidated') continue
    add(message?.source, null, -value)
    add(account, null, value)
  }
  for (const action of actions) {
    const { from, to, amounts, isVoid } = readAction(action, { account: fromOf(action) })
    if (isVoid) continue
    for (const { amount, asset, currency, direction } of amounts) {
      if (asset === null || currency !== undefined) continue
      const units = BigInt(amount)
      add(from, rawForm(asset), direction === 'in' ? units : -units)
      add(to, rawForm(asset), direction === 'in' ? -units : units)
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
