import type { TransactionRow } from '../../index/rows.ts'
import { addToTrace, type TraceRow, withoutNewestBlock } from '../../index/trace.ts'
import { isRefusal, Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Query } from './query.ts'

/** What is going to follow from the messages that wait. Where no TVM can run, nobody knows. */
async function emulatedOf({ running }: Context): Promise<readonly TransactionRow[]> {
  try {
    return await (await running()).emulated()
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

/** What is in a block is confirmed, what is only tried out is pending; all of it says which message began it. */
function asPending(row: TransactionRow, external: string | undefined): TransactionRow {
  return {
    ...row,
    ...(!row.emulated && { finality: 'confirmed' }),
    ...(external !== undefined && { trace_external_hash: external }),
  }
}

/** A trace with what has happened and with what is going to. It is not complete before it has happened. */
function withFuture(trace: TraceRow | undefined, future: readonly TransactionRow[], { ledger }: Context): TraceRow {
  const all = [...(trace?.transactions ?? []), ...future]
  const [first] = all
  const external = first?.in_msg?.hash
  const whole: TraceRow = { id: trace?.id ?? first?.hash ?? '', transactions: [], underWay: new Set(), actions: [] }
  for (const row of all) addToTrace(whole, asPending(row, external))
  const underWay = new Set(trace?.underWay ?? (external === undefined ? [] : [external]))
  const told = { ...whole, underWay }
  return { ...told, actions: ledger.tell(told) }
}

/** The traces that are still under way; when a block is dropped on purpose, as they were before it. */
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
