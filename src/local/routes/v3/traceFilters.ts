import type { Ledger } from '../../index/ledger.ts'
import { byEnd } from '../../index/orders.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { receivedBy, sentBy } from '../../index/storedRow.ts'
import { isComplete, lastOf, type TraceRow } from '../../index/trace.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Query } from './query.ts'

/** Whether a trace is inside the bounds of a request: all of them compare with the end of the trace. */
export function traceTest(query: Query, ledger: Ledger): (trace: TraceRow) => boolean {
  const seqno = query.int('mc_seqno')
  if (seqno !== undefined && !ledger.masterchain(seqno)) throw new Refusal(404, `masterchain block ${seqno} not found`)
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  return (trace) => {
    const { lt, now, mc_block_seqno } = lastOf(trace)
    return (
      (seqno === undefined || (mc_block_seqno === seqno && isComplete(trace))) &&
      (startLt === undefined || BigInt(lt) >= startLt) &&
      (endLt === undefined || BigInt(lt) <= endLt) &&
      (startUtime === undefined || now >= startUtime) &&
      (endUtime === undefined || now <= endUtime)
    )
  }
}

/** Whether a transaction of the trace received or sent one of the messages, by plain or normalized hash. */
export const hasMessage = (trace: TraceRow, hashes: readonly string[], among?: ReadonlySet<string>) =>
  trace.transactions.some(
    (row) =>
      (!among || among.has(row.hash)) &&
      [receivedBy(row), ...sentBy(row)].some(
        (message) => message && (hashes.includes(message.hash) || hashes.includes(message.hash_norm ?? '')),
      ),
  )

/** What a request names: each of them leaves few traces. */
interface Named {
  account?: string | null | undefined
  traces?: readonly string[] | undefined
  transactions?: readonly string[] | undefined
  messages?: readonly string[] | undefined
}

/** The traces that can be meant, by their end: found by what is named, without a look at all the others. `of` finds those of an account. */
export function namedTraces(
  ledger: Ledger,
  { account, traces, transactions, messages }: Named,
  of: (account: string) => readonly TraceRow[] = (account) => ledger.tracesOf(account),
): readonly TraceRow[] {
  const some = (ids: readonly (string | undefined)[]) =>
    byEnd(new Set(ids.flatMap((id) => ledger.traces.get(id ?? '') ?? [])))
  if (traces) return some(traces)
  if (transactions) return some(transactions.map((hash) => traceOf(ledger.transactionByHash.get(hash))))
  if (messages) return some(ledger.messagesBy(messages).map((row) => traceOf(row.in ?? row.out)))
  return account === undefined ? ledger.tracesByEnd : of(account ?? '')
}

const traceOf = (row: TransactionRow | undefined) => row && (row.trace_id ?? row.hash)
