import type { Action } from '../../contract/v3/action.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { tryNormalizeHash } from '../../core/values/hash.ts'
import { fromOf } from '../actionParts.ts'
import type { MovedAmount } from '../movedAmount.ts'
import { readAction } from '../readAction.ts'
import { readingOf } from '../readings.ts'
import type { Status } from '../status.ts'
import { mainAction } from '../story.ts'
import { summarize } from '../summary.ts'

/** What happened around a transaction, before it becomes a sentence. */
export interface Said {
  /** A verb of the readings of actions; `message` where the service has found no action. */
  readonly verb: string
  /** Another sentence for what is not over, and for what was wanted and did not happen. */
  readonly tense: 'done' | 'tried' | 'now'
  readonly status: Status
  /** Raw. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly paid: MovedAmount | undefined
  readonly got: MovedAmount | undefined
  /** Raw address of the NFT item. */
  readonly nft: string | undefined
  readonly opcode: string | undefined
  /** Its type as the service names it; absent without an action. */
  readonly type: string | undefined
}

/** The transaction with this hash, in any form; the first one of the trace without a hash. */
export function transactionOf({ transactions = {}, trace }: Trace, hash: string | undefined): Transaction | undefined {
  const wanted = hash === undefined ? trace?.tx_hash : (tryNormalizeHash(hash) ?? hash)
  return wanted !== undefined && Object.hasOwn(transactions, wanted) ? transactions[wanted] : undefined
}

/** What happened: by the action that the transaction is a part of, else by the transaction itself. */
export function readSaid(trace: Trace, transaction: Transaction): Said {
  const own = (trace.actions ?? []).filter(({ transactions }) => transactions?.includes(transaction.hash))
  return mainOf(own) ?? ofTransaction(transaction)
}

/** What happened in a whole trace; absent without an action and without its first transaction. */
export const saidOfTrace = (actions: readonly Action[], first: Transaction | undefined): Said | undefined =>
  mainOf(actions) ?? (first && ofTransaction(first))

function mainOf(actions: readonly Action[]): Said | undefined {
  const action = mainAction(actions)
  return action && saidOfAction(action)
}

/** What happened by one action. */
export function saidOfAction(action: Action): Said {
  const view = readAction(action, { account: fromOf(action) })
  const { status, amounts, from, to, nft, opcode } = view
  const isOver = status === 'success' || status === 'unknown'
  return {
    verb: readingOf(action.type).verb,
    tense: isOver ? 'done' : status === 'failed' || status === 'bounced' ? 'tried' : 'now',
    status,
    from,
    to,
    paid: amounts.find(({ direction }) => direction !== 'in'),
    got: amounts.find(({ direction }) => direction === 'in'),
    nft,
    opcode,
    type: action.type,
  }
}

function ofTransaction(transaction: Transaction): Said {
  const { status, from, to, incoming, outgoing, opcode } = summarize(transaction)
  const [first] = to
  const isSent = from === transaction.account
  const amount = isSent ? outgoing : incoming
  const isCall = opcode !== undefined || amount === 0n
  return {
    verb: isCall ? 'called' : 'sent',
    tense: status === 'failed' || status === 'bounced' ? 'tried' : status === 'success' ? 'done' : 'now',
    status,
    from: from === 'outside' || from === 'system' ? undefined : from,
    to: first === 'outside' ? undefined : first,
    paid: amount > 0n ? { amount: String(amount), asset: null } : undefined,
    got: undefined,
    nft: undefined,
    opcode,
    type: undefined,
  }
}
