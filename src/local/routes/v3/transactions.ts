import type { TransactionsResponse } from '../../../contract/v3/endpoints/transactions.ts'
import type { Ledger } from '../../index/ledger.ts'
import { byTime } from '../../index/orders.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { type MessageHead, receivedBy, sentBy } from '../../index/storedRow.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'

type Test<T> = (value: T) => boolean

/** The conditions on one message of a transaction, or `undefined` when none is sent. */
export function messageTest(query: Query): Test<TransactionRow> | undefined {
  const direction = query.text('direction')
  const hashes = query.hashes('msg_hash')
  const opcode = query.opcode('opcode')
  const source = query.address('source')
  const destination = query.address('destination')
  const bodyHash = query.hash('body_hash')
  if (direction !== undefined && direction !== 'in' && direction !== 'out')
    throw new Refusal(422, 'direction should be one of: in, out')
  const tests: Test<MessageHead>[] = []
  if (hashes) tests.push((m) => hashes.some((hash) => hash === m.hash || hash === m.hash_norm))
  if (opcode !== undefined) tests.push((m) => m.opcode === opcode)
  if (source !== undefined) tests.push((m) => m.source === source)
  if (destination !== undefined) tests.push((m) => m.destination === destination)
  const ofBody = (row: TransactionRow) => (m: MessageHead) =>
    [row.in_msg, ...row.out_msgs].some((one) => one?.hash === m.hash && one.message_content?.hash === bodyHash)
  if (!tests.length && bodyHash === undefined) return
  return (row) => {
    const received = receivedBy(row)
    const incoming = direction !== 'out' && received ? [received] : []
    const outgoing = direction !== 'in' ? sentBy(row) : []
    const found = [...incoming, ...outgoing].filter((message) => tests.every((test) => test(message)))
    // The hash of a body is in no head: all of the message is read.
    return bodyHash === undefined ? found.length > 0 : found.some(ofBody(row))
  }
}

function blockTest(query: Query, ledger: Ledger): Test<TransactionRow> {
  const workchain = query.int('workchain')
  const shard = query.shard('shard')
  const seqno = query.int('seqno')
  const mcSeqno = query.int('mc_seqno')
  // Every shard block here has the number of the masterchain block that includes it.
  const named = mcSeqno ?? seqno
  if (named !== undefined && !ledger.masterchain(named)) throw new Refusal(404, `masterchain block ${named} not found`)
  return ({ block_ref, mc_block_seqno }) =>
    (workchain === undefined || block_ref.workchain === workchain) &&
    (shard === undefined || block_ref.shard === shard) &&
    (seqno === undefined || block_ref.seqno === seqno) &&
    (mcSeqno === undefined || mc_block_seqno === mcSeqno)
}

function timeTest(query: Query): Test<TransactionRow> {
  const lt = query.lt('lt')
  const startLt = query.lt('start_lt')
  const endLt = query.lt('end_lt')
  const startUtime = query.utime('start_utime')
  const endUtime = query.utime('end_utime')
  return (row) =>
    (lt === undefined || BigInt(row.lt) === lt) &&
    (startLt === undefined || BigInt(row.lt) >= startLt) &&
    (endLt === undefined || BigInt(row.lt) <= endLt) &&
    (startUtime === undefined || row.now >= startUtime) &&
    (endUtime === undefined || row.now <= endUtime)
}

/** The transactions at the ends of these messages, by logical time, then account. */
export function withMessages(ledger: Ledger, hashes: readonly string[]): TransactionRow[] {
  const rows = ledger.messagesBy(hashes).flatMap((row) => [row.out ?? [], row.in ?? []].flat())
  return byTime(
    new Set(rows),
    ({ lt }) => lt,
    ({ account }) => account,
  )
}

/** The rows that the named accounts and hashes leave, by logical time; by hash where hashes are named. */
function candidates(query: Query, ledger: Ledger): readonly TransactionRow[] {
  const hashes = query.hashes('hash')
  const named = query.addresses('account')
  // Accepted without effect, as at the service; a value that is none is refused all the same.
  query.addresses('exclude_account')
  const accounts = named && new Set(named)
  if (hashes) {
    const rows = [...new Set(hashes)].sort().flatMap((hash) => ledger.transactionByHash.get(hash) ?? [])
    return accounts ? rows.filter((row) => accounts.has(row.account)) : rows
  }
  const [only] = named ?? []
  if (accounts?.size === 1) return ledger.transactionsOf.get(only ?? '') ?? []
  const messages = query.hashes('msg_hash')
  if (messages) return withMessages(ledger, messages).filter((row) => !accounts || accounts.has(row.account))
  return accounts ? ledger.rows.transactions.filter((row) => accounts.has(row.account)) : ledger.rows.transactions
}

export const transactions = genuine((query: Query, context: Context): TransactionsResponse => {
  const { ledger } = context
  const { texts } = query
  if (texts('direction').length && !texts('msg_hash').length && !texts('opcode').length)
    throw new Refusal(422, 'direction can be specified only with msg_hash or opcode')
  const ofMessage = messageTest(query)
  const ofBlock = blockTest(query, ledger)
  const ofTime = timeTest(query)
  // Within a chain time grows with logical time, so one order serves both.
  const passes = (row: TransactionRow) => ofBlock(row) && ofTime(row) && (!ofMessage || ofMessage(row))
  return transactionsAnswer(query.pick(candidates(query, ledger), passes), context)
})
