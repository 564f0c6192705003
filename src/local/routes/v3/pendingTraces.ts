import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { pendingFor } from './pending.ts'
import type { Query } from './query.ts'
import { asTrace } from './traceRows.ts'
import { addressesOf } from './transactionRows.ts'
import { understoodTest } from './understood.ts'

/** Pending traces, always with their actions, emulated to their end. */
export const pendingTraces = genuine(async (query: Query, context: Context) => {
  const understood = understoodTest(query)
  const rows = await pendingFor(query, context)
  return {
    traces: rows.map((trace) => asTrace(trace, context.ledger.actionsOf(trace).filter(understood))),
    ...around(
      context,
      rows.flatMap((trace) => trace.transactions.flatMap(addressesOf)),
    ),
  }
})
