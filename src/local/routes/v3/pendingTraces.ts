import type { Context } from '../context.ts'
import { around } from './jetton.ts'
import { confirmed, pendingFor } from './pending.ts'
import type { Query } from './query.ts'
import { asTrace } from './traceRows.ts'
import { addressesOf } from './transactionRows.ts'

/** Traces under way, always with their actions as far as they have got. */
export function pendingTraces(query: Query, context: Context) {
  const rows = pendingFor(query, context)
  return {
    traces: rows.map((trace) =>
      asTrace({ ...trace, transactions: trace.transactions.map(confirmed) }, { actions: true }),
    ),
    ...around(
      context,
      rows.flatMap((trace) => trace.transactions.flatMap(addressesOf)),
    ),
  }
}
