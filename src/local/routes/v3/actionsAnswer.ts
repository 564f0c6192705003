import type { Action } from '../../../contract/v3/action.ts'
import type { ActionRow } from '../../index/ledger.ts'
import type { Context } from '../context.ts'
import { around } from './jetton.ts'
import { asAction, type Included } from './traceRows.ts'

/** The addresses that the details of an action name. */
export const addressesNamed = ({ details }: Action) =>
  Object.values(details).filter((value): value is string => /^-?\d+:[\dA-F]{64}$/.test(String(value)))

/** An answer that is a list of actions. */
export const actionsAnswer = (rows: readonly ActionRow[], include: Included, context: Context) => ({
  actions: rows.map(({ action, trace }) => asAction(action, trace, include)),
  ...around(
    context,
    rows.flatMap(({ action }) => [...(action.accounts ?? []), ...addressesNamed(action)]),
  ),
})
