import { compareLt } from '../../../core/lt.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { isComplete, lastOf, type TraceRow } from '../../ledger/trace.ts'
import { Refusal } from '../../refusal.ts'
import type { Query } from './query.ts'

/** The traces that the bounds of a request leave: all of them compare with the end of the trace. */
export function tracesWithin(query: Query, ledger: Ledger): TraceRow[] {
  const seqno = query.int('mc_seqno')
  if (seqno !== undefined && !ledger.masterchain(seqno)) throw new Refusal(404, `masterchain block ${seqno} not found`)
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  return [...ledger.traces.values()].filter((trace) => {
    const { lt, now, mc_block_seqno } = lastOf(trace)
    return (
      (seqno === undefined || (mc_block_seqno === seqno && isComplete(trace))) &&
      (startLt === undefined || BigInt(lt) >= startLt) &&
      (endLt === undefined || BigInt(lt) <= endLt) &&
      (startUtime === undefined || now >= startUtime) &&
      (endUtime === undefined || now <= endUtime)
    )
  })
}

/** By the end of the trace, then its id. Within a chain time grows with logical time, so one order serves both. */
export const byEnd = (a: TraceRow, b: TraceRow) =>
  compareLt(lastOf(a).lt, lastOf(b).lt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whether a transaction of the trace received or sent one of the messages, by plain or normalized hash. */
export const hasMessage = (trace: TraceRow, hashes: readonly string[], among?: ReadonlySet<string>) =>
  trace.transactions.some(
    (row) =>
      (!among || among.has(row.hash)) &&
      [row.in_msg, ...row.out_msgs].some(
        (message) => message && (hashes.includes(message.hash) || hashes.includes(message.hash_norm ?? '')),
      ),
  )
