import type { Action } from '../../contract/v3/action.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import type { Block, Meaning } from './block.ts'
import { hashOfText } from './hashes.ts'
import { type Node, startUtime, type TraceInput } from './node.ts'

/** An action with the types of the compound actions that it is a part of: for clients that know none of these. */
export interface Classified {
  readonly action: Action
  readonly ancestors: readonly string[]
}

/** Kinds of blocks whose parts are no actions: what clients of the first version understand. */
const WITHOUT_PARTS = new Set([
  'call_contract',
  'contract_deploy',
  'jetton_burn',
  'tick_tock',
  'jetton_transfer',
  'nft_transfer',
  'nft_mint',
  'jetton_mint',
  'ton_transfer',
  'jetton_swap',
  'change_dns',
  'delete_dns',
  'renew_dns',
  'subscribe',
  'unsubscribe',
  'election_deposit',
  'election_recover',
  'auction_bid',
  'nominator_pool_deposit',
  'nominator_pool_withdraw_request',
  'tonstakers_deposit',
  'tonstakers_withdraw_request',
  'tonstakers_withdraw',
  'ethena_deposit',
  'ethena_withdrawal_request',
])

/** The members that each action of a trace has alike. */
export function ofTrace({ id, transactions, complete }: TraceInput) {
  const [first, last] = [transactions[0] as Transaction, transactions.at(-1) as Transaction]
  const { in_msg } = first
  return {
    trace_id: first.emulated ? null : id,
    trace_end_lt: last.lt,
    trace_end_utime: last.now,
    trace_mc_seqno_end: complete ? last.mc_block_seqno : 0,
    ...(in_msg && { trace_external_hash: in_msg.hash }),
    ...(in_msg?.hash_norm !== undefined && { trace_external_hash_norm: in_msg.hash_norm }),
  }
}

export const finalityOf = (rows: readonly Transaction[], complete: boolean) =>
  rows.some(({ emulated }) => emulated) ? 'pending' : complete ? 'finalized' : 'confirmed'

/** Accounts that take part: those of the transactions, and those that the meaning names. */
function accountsOf(rows: readonly Transaction[], { from = [], to = [] }: Meaning, isGhost: boolean): string[] {
  const named = [...from, ...(isGhost ? [] : to)].filter((account) => typeof account === 'string')
  return [...new Set([...rows.map(({ account }) => account), ...named])].sort()
}

function toAction(block: Block, meant: Meaning, trace: TraceInput): Action {
  const { nodes, initiator, kind } = block
  let [first, last] = [nodes[0] as Node, nodes[0] as Node]
  let [start, end] = [startUtime(first), last.transaction.now]
  const times = new Map(initiator && [[initiator.transaction, initiator.lt]])
  for (const node of nodes) {
    if (node.startLt < first.startLt) first = node
    if (node.lt > last.lt) last = node
    start = Math.min(start, startUtime(node))
    end = Math.max(end, node.transaction.now)
    times.set(node.transaction, node.lt)
  }
  const rows = [...times.keys()]
  if (rows.length > 1) rows.sort((a, b) => ((times.get(a) as bigint) < (times.get(b) as bigint) ? -1 : 1))
  return {
    ...ofTrace(trace),
    action_id: hashOfText((first.message?.hash ?? first.transaction.hash) + kind),
    start_lt: first.startLt.toString(),
    end_lt: last.transaction.lt,
    start_utime: start,
    end_utime: end,
    transactions: rows.map(({ hash }) => hash),
    success: !block.failed,
    type: meant.type,
    details: meant.details,
    accounts: accountsOf(
      rows,
      meant,
      nodes.some(({ isGhost }) => isGhost),
    ),
    finality: finalityOf(rows, trace.complete),
  } as Action
}

/** A block and what is inside it, each compound one before its parts. */
function* actionsIn(block: Block, ancestors: readonly string[], trace: TraceInput): Generator<Classified> {
  if (block.meaning) yield { action: toAction(block, block.meaning, trace), ancestors }
  if (WITHOUT_PARTS.has(block.kind)) return
  for (const part of block.parts)
    if (part.kind !== 'contract_deploy')
      yield* actionsIn(part, block.meaning ? [...ancestors, block.kind] : ancestors, trace)
}

/** Deployments are actions of their own, beside what they are part of. */
function* deploysIn(block: Block): Generator<Block> {
  if (block.kind === 'contract_deploy') yield block
  for (const part of block.parts) yield* deploysIn(part)
}

/** The actions of the largest blocks of a trace, of their parts, and of all deployments. */
export function toActions(blocks: readonly Block[], trace: TraceInput): Classified[] {
  const tops = blocks.filter(({ whole }) => !whole)
  const found = [...tops, ...new Set(tops.flatMap((block) => [...deploysIn(block)]))].flatMap((block) => [
    ...actionsIn(block, [], trace),
  ])
  const ids = new Set<string>()
  return found.filter(({ action }) => !ids.has(action.action_id) && ids.add(action.action_id))
}
