import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../src/contract/v3/traceNode.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { type Golden, golden } from '../local/golden/read.ts'

/** A recorded trace of mainnet as the service answers it, with the books of the answer. */
export interface GoldenTrace {
  /** Path without ending. */
  name: string
  trace: Trace
  metadata: Metadata
}

/** The tree of transactions: each below the one that sent its message. */
export function treeOf(rows: readonly Transaction[]): TraceNode | undefined {
  const nodes = new Map(
    rows.map((row) => [
      row.in_msg?.hash ?? row.hash,
      { tx_hash: row.hash, in_msg_hash: row.in_msg?.hash, children: [] },
    ]),
  ) as unknown as Map<string, TraceNode & { children: TraceNode[] }>
  const inner = new Set<TraceNode>()
  for (const row of rows)
    for (const { hash } of row.out_msgs) {
      const child = nodes.get(hash)
      const parent = nodes.get(row.in_msg?.hash ?? row.hash)
      if (!child || !parent) continue
      parent.children.push(child)
      inner.add(child)
    }
  return [...nodes.values()].find((node) => !inner.has(node))
}

/** A complete trace of these transactions. The first one is its root. */
export function traceOf(rows: readonly Transaction[], more: Partial<Trace> = {}): Trace {
  const [first] = rows
  const last = rows.at(-1)
  return {
    trace_id: first?.hash ?? null,
    external_hash: first?.in_msg?.hash ?? null,
    mc_seqno_start: '1',
    mc_seqno_end: '1',
    start_lt: first?.lt ?? '0',
    start_utime: first?.now ?? 0,
    end_lt: last?.lt ?? '0',
    end_utime: last?.now ?? 0,
    trace_info: { trace_state: 'complete', messages: rows.length, transactions: rows.length, pending_messages: 0 },
    is_incomplete: false,
    trace: treeOf(rows),
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
    ...more,
  } as Trace
}

function booksOf({ trace: { transactions }, facts }: Golden): Metadata {
  const accounts = transactions.flatMap(({ account, out_msgs }) => [account, ...out_msgs.map((one) => one.destination)])
  const known = [...new Set(accounts)].flatMap((account) => {
    const wallet = account && facts.jettonWallet(account)
    if (!wallet) return []
    const extra = { owner: wallet.owner, jetton: wallet.jetton }
    return [[account, { is_indexed: true, token_info: [{ type: 'jetton_wallets', valid: true, extra }] }]]
  })
  return Object.fromEntries(known)
}

/** The actions that a client gets who knows every type: none that is a part of another. */
const shown = ({ rows, expected }: Golden) => rows.filter((_, place) => !expected[place]?.ancestor_type?.length)

export const goldenTraces = (): GoldenTrace[] =>
  golden().map((one) => ({
    name: one.file.replace(/\.json$/, ''),
    trace: traceOf(one.trace.transactions as Transaction[], { actions: shown(one) }),
    metadata: booksOf(one),
  }))
