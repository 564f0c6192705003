import type { Action } from '../../contract/v3/action.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import type { Block, Meaning } from './block.ts'
import { type Node, startLt, startUtime, type TraceInput } from './node.ts'
import { textHash } from './sha256.ts'

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

const byLt = <Row>(rows: readonly Row[], ltOf: (row: Row) => bigint, sign: 1 | -1): Row =>
  rows.reduce((a, b) => (ltOf(b) * BigInt(sign) < ltOf(a) * BigInt(sign) ? b : a))

const lastOf = (nodes: readonly Node[]): Transaction =>
  byLt(nodes, ({ transaction }) => BigInt(transaction.lt), -1).transaction

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
  complete ? 'finalized' : rows.some(({ emulated }) => emulated) ? 'pending' : 'confirmed'

/** Accounts that take part: those of the transactions, and those that the meaning names. */
function accountsOf(rows: readonly Transaction[], { from = [], to = [] }: Meaning, isGhost: boolean): string[] {
  const named = [...from, ...(isGhost ? [] : to)].filter((account) => typeof account === 'string')
  return [...new Set([...rows.map(({ account }) => account), ...named])].sort()
}

function toAction(block: Block, meant: Meaning, trace: TraceInput): Action {
  const { nodes, initiator, kind } = block
  const first = byLt(nodes, startLt, 1)
  const last = lastOf(nodes)
  const rows = new Set(nodes.map(({ transaction }) => transaction))
  if (initiator) rows.add(initiator.transaction)
  const transactions = [...rows].sort((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
  return {
    ...ofTrace(trace),
    action_id: textHash((first.message?.hash ?? first.transaction.hash) + kind),
    start_lt: startLt(first).toString(),
    end_lt: last.lt,
    start_utime: Math.min(...nodes.map(startUtime)),
    end_utime: Math.max(...nodes.map(({ transaction }) => transaction.now)),
    transactions: transactions.map(({ hash }) => hash),
    success: !block.failed,
    type: meant.type,
    details: meant.details,
    accounts: accountsOf(
      transactions,
      meant,
      nodes.some(({ isGhost }) => isGhost),
    ),
    finality: finalityOf(transactions, trace.complete),
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
