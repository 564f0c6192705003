import type { Action } from '../contract/v3/action.ts'
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

/** The main action first: the weightiest one, of several the one that began first. Rows of an app that are no actions are left out. */
export const byWeight = (actions: readonly Action[]): readonly Action[] =>
  actions
    .filter((action) => typeof action?.type === 'string')
    .sort((a, b) => weightOf(b) - weightOf(a) || byStart(a, b))

/** The main action; the first one of several. */
export const mainAction = (actions: readonly Action[]): Action | undefined => byWeight(actions)[0]
