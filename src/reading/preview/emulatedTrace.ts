import type { EmulatedTransaction } from '../../contract/emulate/emulatedTransaction.ts'
import type { EmulateTraceResponse } from '../../contract/emulate/emulateTraceResponse.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { byTime } from '../byTime.ts'

/** The row as if it were final: the reading then says how it would end, and not that it is pending. */
function asFinal(row: EmulatedTransaction): Transaction {
  const { emulated: _, trace_external_hash: _hash, ...rest } = row
  return { ...rest, finality: 'finalized' } as Transaction
}

/**
 * An emulated answer in the form of a trace that has happened: so whatever reads and renders a trace reads and renders it too. Its hashes,
 * times and blocks are guesses: nothing of it can be looked up, and it has no `trace_id`.
 */
export function traceOfEmulation(answer: EmulateTraceResponse): Trace {
  const rows = Object.values(answer.transactions).map(asFinal).sort(byTime)
  const [first] = rows
  const last = rows.at(-1)
  const count = rows.length
  return {
    trace_id: null,
    external_hash: null,
    mc_seqno_start: String(answer.mc_block_seqno),
    mc_seqno_end: String(answer.mc_block_seqno),
    start_lt: first?.lt ?? '0',
    start_utime: first?.now ?? 0,
    end_lt: last?.lt ?? null,
    end_utime: last?.now ?? null,
    trace_info: {
      trace_state: 'complete',
      messages: count,
      transactions: count,
      pending_messages: 0,
      classification_state: 'ok',
    },
    is_incomplete: answer.is_incomplete,
    actions: answer.actions?.map((action) => ({ ...action, finality: 'finalized' })),
    trace: answer.trace,
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  }
}
