import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { actionsAnswer } from './actionsAnswer.ts'
import { pendingFor } from './pending.ts'
import type { Query } from './query.ts'
import { understoodTest } from './understood.ts'

/** The actions of pending traces so far. */
export const pendingActions = genuine(async (query: Query, context: Context) => {
  const understood = understoodTest(query)
  const traces = await pendingFor(query, context)
  const rows = traces.flatMap((trace) => context.ledger.actionsOf(trace).filter(understood))
  return actionsAnswer(rows, { transactions: query.bool('include_transactions') ?? false }, context)
})
