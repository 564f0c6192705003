import type { Action } from '../../contract/v3/action.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { Message } from '../../contract/v3/message.ts'
import type { ActionOf, ActionType } from '../../endpoints/v3/actions/actionOf.ts'
import { opcodes, spellOpcode } from '../bodies/opcodes.ts'
import type { DomainRow, NftItemRow, NftSaleRow, TransactionRow } from './rows.ts'
import { firstOf, isComplete, lastOf, type TraceRow } from './trace.ts'

/** Rows of the chain that the actions of a trace depend on. */
export interface ChainLookup {
  holding(address: string): JettonWallet | undefined
  isMaster(address: string): boolean
  item(address: string): NftItemRow | undefined
  sale(address: string): NftSaleRow | undefined
  domain(address: string): DomainRow | undefined
}

type ActionBody<Type extends ActionType> = Pick<ActionOf<Type>, 'type' | 'details'>

export const is = (message: Message | null | undefined, op: number) => message?.opcode === spellOpcode(op)
export const optionalMember = <Key extends string>(key: Key, value: string | null | undefined) =>
  value == null ? {} : ({ [key]: value } as Record<Key, string>)

/** Whether a transaction succeeded. Coins for an account without code arrive if the message does not bounce. */
export function succeeded({ description, in_msg }: TransactionRow): boolean {
  if (!description.aborted) return true
  return description.compute_ph?.skipped === true && in_msg?.bounce === false
}

export const deploys = ({ orig_status, end_status }: TransactionRow) =>
  orig_status !== 'active' && end_status === 'active'

/** Members of details that name who takes part, reached by a transaction or not. */
const parties = [
  'sender',
  'receiver',
  'sender_jetton_wallet',
  'receiver_jetton_wallet',
  'owner',
  'old_owner',
  'new_owner',
  'real_old_owner',
  'bidder',
  'new_bidder',
]

/** The id of a part that begins with this message. It joins both hashes, because the whole may begin with the message too. */
function partId(whole: Action, message: string): string {
  const [a, b] = [atob(whole.action_id), atob(message)]
  return btoa(Array.from(a, (char, at) => String.fromCharCode(char.charCodeAt(0) ^ b.charCodeAt(at))).join(''))
}

/** A bounce or an excess answers another message; it makes no action of its own. */
export const comesBack = ({ in_msg }: TransactionRow): boolean => !!in_msg?.bounced || is(in_msg, opcodes.excess)

/** Collects the actions of one trace. */
export class ActionBuilder {
  readonly known: ChainLookup
  /** The compound action to take apart; its parts are no compound ones. Absent for a whole trace. */
  readonly whole: Action | undefined
  readonly actions: Action[] = []
  readonly #trace: TraceRow
  readonly #receiver: ReadonlyMap<string, TransactionRow>

  constructor(trace: TraceRow, known: ChainLookup, whole?: Action) {
    this.#trace = trace
    this.known = known
    this.whole = whole
    const taken = whole && new Set(whole.transactions)
    this.#receiver = new Map(
      trace.transactions.flatMap((row) =>
        row.in_msg && (!taken || taken.has(row.hash)) ? [[row.in_msg.hash, row] as const] : [],
      ),
    )
  }

  /** The transactions that a transaction's messages have caused so far. */
  caused = (row: TransactionRow) => row.out_msgs.flatMap(({ hash }) => this.#receiver.get(hash) ?? [])

  /** A transaction, and all that it caused. */
  withAll = (row: TransactionRow): TransactionRow[] => [row, ...this.caused(row).flatMap(this.withAll)]

  /** `id` where more than one action begins with the same transaction. */
  add<Type extends ActionType>(body: ActionBody<Type>, rows: TransactionRow[], success: boolean, id?: string): void {
    const [first, last] = [firstOf(this.#trace), lastOf(this.#trace)]
    const complete = isComplete(this.#trace)
    const [start, end] = [rows[0] as TransactionRow, rows.reduce((a, b) => (BigInt(a.lt) > BigInt(b.lt) ? a : b))]
    const accounts = rows.flatMap(({ account, in_msg }) => [account, ...(in_msg?.source ? [in_msg.source] : [])])
    const details = body.details as unknown as Readonly<Record<string, unknown>>
    accounts.push(
      ...parties.map((party) => details[party]).filter((party): party is string => typeof party === 'string'),
    )
    const { in_msg } = first
    this.actions.push({
      trace_id: first.emulated ? null : this.#trace.id,
      action_id: this.whole ? partId(this.whole, start.in_msg?.hash ?? start.hash) : (id ?? start.hash),
      start_lt: start.lt,
      end_lt: end.lt,
      start_utime: start.now,
      end_utime: end.now,
      trace_end_lt: last.lt,
      trace_end_utime: last.now,
      trace_mc_seqno_end: complete ? last.mc_block_seqno : 0,
      transactions: rows.map(({ hash }) => hash),
      success,
      ...body,
      ...optionalMember('trace_external_hash', in_msg?.hash),
      ...optionalMember('trace_external_hash_norm', in_msg?.hash_norm),
      accounts: [...new Set(accounts)].sort(),
      finality: complete ? 'finalized' : rows.some(({ emulated }) => emulated) ? 'pending' : 'confirmed',
    } as Action)
  }
}
