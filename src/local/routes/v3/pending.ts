import type { TransactionRow } from '../../index/rows.ts'
import { plainRow } from '../../index/storedRow.ts'
import { addToTrace, openTrace, type TraceRow, withoutNewestBlock } from '../../index/trace.ts'
import { isRefusal, Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Query } from './query.ts'

/** The emulated transactions of queued messages; none where no TVM can run. */
async function emulatedOf({ running }: Context): Promise<readonly TransactionRow[]> {
  try {
    return await (await running()).emulated()
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

/** A transaction in a block is confirmed, an emulated one is pending. Each has the hash of the first message of the trace. */
function asPending(row: TransactionRow, external: string | undefined): TransactionRow {
  return {
    ...plainRow(row),
    ...(!row.emulated && { finality: 'confirmed' }),
    ...(external !== undefined && { trace_external_hash: external }),
  }
}

/** A trace with its emulated transactions. It is not complete before they are in blocks. */
function withFuture(trace: TraceRow | undefined, future: readonly TransactionRow[], { ledger }: Context): TraceRow {
  const all = [...(trace?.transactions ?? []), ...future]
  const [first] = all
  const external = first?.in_msg?.hash
  const whole = openTrace(trace?.id ?? first?.hash ?? '')
  for (const row of all) addToTrace(whole, asPending(row, external))
  const pendingMessages = new Set(trace?.pendingMessages ?? (external === undefined ? [] : [external]))
  const expected = { ...whole, pendingMessages }
  return { ...expected, actions: ledger.readActions(expected) }
}

/** The pending traces; when a block is dropped on purpose, as they were before it. */
export async function pendingOf(context: Context): Promise<TraceRow[]> {
  const { ledger, reorg } = context
  if (reorg)
    return ledger.running
      .map(withoutNewestBlock)
      .filter(({ transactions }) => transactions.length)
      .map((trace) => withFuture(trace, [], context))
  if (!ledger.rows.queue.length) return []
  const future = new Map<string, TransactionRow[]>()
  for (const row of await emulatedOf(context)) {
    const id = row.trace_id ?? row.hash
    future.set(id, [...(future.get(id) ?? []), row])
  }
  const traces = ledger.running.map((trace) => withFuture(trace, future.get(trace.id) ?? [], context))
  for (const { id } of ledger.running) future.delete(id)
  return [...traces, ...[...future.values()].map((rows) => withFuture(undefined, rows, context))]
}

/** Those of them that an account takes part in, or that a message from outside began. The account wins. */
export async function pendingFor(query: Query, context: Context): Promise<TraceRow[]> {
  const account = query.address('account')
  const hashes = query.hashes('ext_msg_hash')
  if (account === undefined && !hashes) throw new Refusal(422, 'account or ext_msg_hash should be specified')
  return (await pendingOf(context)).filter(({ transactions }) => {
    if (account !== undefined) return transactions.some((row) => row.account === account)
    const message = transactions[0]?.in_msg
    return message && [message.hash, message.hash_norm ?? ''].some((hash) => hashes?.includes(hash))
  })
}
