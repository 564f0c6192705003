import type { Action } from '../contract/v3/action.ts'
import type { Trace } from '../contract/v3/trace.ts'
import { BOUNCE } from '../core/values/opcodes.ts'
import { detailsOf } from './actionParts.ts'
import { nano } from './nano.ts'

/** Whether an action is a message that was refused and sent back. */
export const isBounce = (action: Pick<Action, 'type' | 'details'>): boolean =>
  action.type === 'call_contract' && detailsOf(action).opcode === BOUNCE

/** How much an action says of what was wanted: a deployment, a return or a call beside a transfer is no news. */
export function weightOf(action: Pick<Action, 'type' | 'details'>): number {
  const { type } = action
  if (type === 'contract_deploy' || isBounce(action)) return 0
  if (type === 'call_contract' || type === 'unknown' || type === 'tick_tock') return 1
  // What prepares a pool says less than the pool.
  const isLess = type === 'ton_transfer' || type === 'extra_currency_transfer' || type === 'coffee_create_pool_creator'
  if (isLess) return 2
  // Any message to a domain ends its auction, if that is over: to win it says more than a record of it.
  return type.endsWith('_dns') ? 3 : 4
}

const byStart = (a: Action, b: Action) => {
  const [first, second] = [nano(a.start_lt), nano(b.start_lt)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** The actions of a trace: rows of an app that are none are left out. */
export const actionsOf = ({ actions }: Pick<Trace, 'actions'>): readonly Action[] =>
  Array.isArray(actions) ? actions.filter((action) => typeof action?.type === 'string') : []

/** The hashes of an action's transactions. */
export const hashesOf = ({ transactions }: Pick<Action, 'transactions'>): readonly string[] =>
  Array.isArray(transactions) ? transactions : []

/** The main action first: the weightiest one, of several the one that began first. */
export const byWeight = (actions: readonly Action[]): readonly Action[] =>
  [...actions].sort((a, b) => weightOf(b) - weightOf(a) || byStart(a, b))

/** The main action; the first one of several. */
export const mainAction = (actions: readonly Action[]): Action | undefined => byWeight(actions)[0]
