import type { Action } from '../../contract/v3/action.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { finalityOf, ofTrace } from './actions.ts'
import type { TraceInput } from './node.ts'

/** The action of a trace in which no other is found. */
export function unknownAction(trace: TraceInput): Action {
  const rows = trace.transactions
  const [first, last] = [rows[0] as Transaction, rows.at(-1) as Transaction]
  return {
    ...ofTrace(trace),
    action_id: trace.id,
    start_lt: first.lt,
    end_lt: last.lt,
    start_utime: first.now,
    end_utime: last.now,
    transactions: rows.map(({ hash }) => hash),
    success: !rows.some(({ description }) => description.aborted),
    type: 'unknown',
    details: { error: "unsupported action type: 'unknown'" },
    raw_action: {},
    accounts: [...new Set(rows.map(({ account }) => account))].sort(),
    finality: finalityOf(rows, trace.complete),
  } as Action
}
