import type { Action } from '../contract/v3/action.ts'
import type { Trace } from '../contract/v3/trace.ts'
import { nano } from './nano.ts'

/** How much an action says of what was wanted: a deployment or a call beside a transfer is no news. */
export const weightOf = ({ type }: Pick<Action, 'type'>): number => {
  if (type === 'contract_deploy') return 0
  if (type === 'call_contract' || type === 'unknown' || type === 'tick_tock') return 1
  return type === 'ton_transfer' || type === 'extra_currency_transfer' ? 2 : 3
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
