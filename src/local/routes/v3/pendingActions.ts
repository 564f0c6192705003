import type { Context } from '../context.ts'
import { actionsAnswer } from './actionsAnswer.ts'
import { pendingFor } from './pending.ts'
import type { Query } from './query.ts'

/** The actions of traces under way, as far as they have got. */
export async function pendingActions(query: Query, context: Context) {
  const rows = (await pendingFor(query, context)).flatMap((trace) => trace.actions.map((action) => ({ action, trace })))
  return actionsAnswer(rows, { transactions: query.bool('include_transactions') ?? false }, context)
}
