import type { Action } from '../../../contract/v3/action.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import type { TraceNode } from '../../../contract/v3/traceNode.ts'
import type { ActionRow } from '../../index/ledger.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { firstOf, isComplete, lastOf, type TraceRow } from '../../index/trace.ts'
import { asTransaction } from './transactionRows.ts'

/** Above so many transactions the service leaves them out. */
const TOO_MANY = 4000

export interface Included {
  accounts?: boolean
  transactions?: boolean
}

/** An action with nothing beside it. */
const bare = ({ accounts: _, ...action }: Action) => action as Action

/** An action with the members that the request asks for. */
export function asAction(row: Action, { transactions }: TraceRow, include: Included): Action {
  if (!include.accounts && !include.transactions) return bare(row)
  const { accounts, ...action } = row
  const taken = new Set(action.transactions)
  const full = include.transactions ? transactions.filter(({ hash }) => taken.has(hash)).map(asTransaction) : []
  return {
    ...action,
    ...(include.accounts && accounts && { accounts }),
    ...(full.length && { transactions_full: full }),
  } as Action
}

/** What the tree of a trace is made of. */
type Linked = Pick<TransactionRow, 'hash' | 'in_msg' | 'out_msgs'>

/** The tree below a transaction. A loop, not recursion: a chain may be 4 000 long. */
export function treeOf(first: Linked, receiver: ReadonlyMap<string, Linked>): TraceNode {
  const node = (row: Linked): TraceNode => ({
    tx_hash: row.hash,
    ...(row.in_msg && { in_msg_hash: row.in_msg.hash }),
    children: [],
  })
  const root = node(first)
  const waiting = [[first, root] as const]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [row, made] = next
    const children = row.out_msgs.flatMap(({ hash }) => receiver.get(hash) ?? [])
    const nodes = children.map((child) => [child, node(child)] as const)
    // Where no message has caused a transaction, the service answers null.
    made.children = row.out_msgs.length && !nodes.length ? null : nodes.map(([, child]) => child)
    waiting.push(...nodes)
  }
  return root
}

/** Transactions by the hash of the message that each received. */
export const byReceived = (rows: readonly Linked[]): ReadonlyMap<string, Linked> =>
  new Map(rows.flatMap((row) => (row.in_msg ? [[row.in_msg.hash, row] as const] : [])))

/** A trace as v3 reports it, with `actions` when the request includes them. */
export function asTrace(trace: TraceRow, actions?: readonly ActionRow[]): Trace {
  const { id, transactions, pendingMessages } = trace
  const [first, last] = [firstOf(trace), lastOf(trace)]
  const hashes = new Set(
    transactions.flatMap(({ in_msg, out_msgs }) => [in_msg, ...out_msgs].map((m) => m?.hash ?? '')),
  )
  const complete = isComplete(trace)
  const whole = transactions.length <= TOO_MANY
  return {
    trace_id: first.emulated ? null : id,
    external_hash: first.in_msg?.hash ?? null,
    mc_seqno_start: String(first.mc_block_seqno),
    mc_seqno_end: String(last.mc_block_seqno),
    start_lt: first.lt,
    start_utime: first.now,
    end_lt: last.lt,
    end_utime: last.now,
    trace_info: {
      trace_state: complete ? 'complete' : 'pending',
      messages: hashes.size,
      transactions: transactions.length,
      pending_messages: pendingMessages.size,
      classification_state: complete ? 'ok' : 'unclassified',
    },
    is_incomplete: !whole,
    ...(!whole && { warning: `trace has more than ${TOO_MANY} transactions` }),
    ...(actions && { actions: actions.map(({ action }) => bare(action)) }),
    ...(whole && {
      trace: treeOf(first, byReceived(transactions)),
      transactions_order: transactions.map(({ hash }) => hash),
      transactions: Object.fromEntries(transactions.map((row) => [row.hash, asTransaction(row)])),
    }),
  }
}
