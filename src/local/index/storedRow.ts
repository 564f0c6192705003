import type { Message } from '../../contract/v3/message.ts'
import type { TransactionRow } from './rows.ts'

/** What is known of a message without reading all of it: a whole message is one of these too. */
export type MessageHead = Pick<Message, 'hash' | 'source' | 'destination' | 'created_lt' | 'opcode' | 'hash_norm'>

/** What is known of a transaction without reading all of it. */
export interface TransactionHead
  extends Pick<TransactionRow, 'account' | 'hash' | 'lt' | 'now' | 'mc_block_seqno' | 'trace_id'> {
  /** The message that it received. */
  readonly received: MessageHead | null
  readonly sent: readonly MessageHead[]
}

/** Where transactions are kept as JSON. */
export interface RowStore {
  /** UTF-8. */
  bytes(at: number, length: number): Uint8Array
}

const utf8 = /* @__PURE__ */ new TextDecoder()

/** So many rows that were read are kept in memory, for those who ask again. */
const KEPT = 4096
const kept: (StoredTransaction | undefined)[] = Array(KEPT)
let last = 0

/** A transaction of a kept chain: its head is in memory, the rest is read when it is asked for. */
export class StoredTransaction implements TransactionRow {
  readonly head: TransactionHead
  #store: RowStore
  #at: number
  #length: number
  #whole: TransactionRow | undefined

  constructor(head: TransactionHead, store: RowStore, at: number, length: number) {
    this.head = head
    this.#store = store
    this.#at = at
    this.#length = length
  }

  /** All of it as JSON, UTF-8. */
  get bytes(): Uint8Array {
    return this.#store.bytes(this.#at, this.#length)
  }

  /** Its JSON is now elsewhere. */
  moved(store: RowStore, at: number): void {
    this.#store = store
    this.#at = at
  }

  /** All of it, as a plain object. */
  get whole(): TransactionRow {
    if (!this.#whole) {
      this.#whole = JSON.parse(utf8.decode(this.bytes)) as TransactionRow
      const dropped = kept[last]
      if (dropped) dropped.#whole = undefined
      kept[last] = this
      last = (last + 1) % KEPT
    }
    return this.#whole
  }

  get account() {
    return this.head.account
  }
  get hash() {
    return this.head.hash
  }
  get lt() {
    return this.head.lt
  }
  get now() {
    return this.head.now
  }
  get mc_block_seqno() {
    return this.head.mc_block_seqno
  }
  get trace_id() {
    return this.head.trace_id
  }
  get block_ref() {
    const { account, mc_block_seqno } = this.head
    return { workchain: Number(account.split(':', 1)[0]), shard: '8000000000000000', seqno: mc_block_seqno }
  }
  get prev_trans_hash() {
    return this.whole.prev_trans_hash
  }
  get prev_trans_lt() {
    return this.whole.prev_trans_lt
  }
  get orig_status() {
    return this.whole.orig_status
  }
  get end_status() {
    return this.whole.end_status
  }
  get total_fees() {
    return this.whole.total_fees
  }
  get total_fees_extra_currencies() {
    return this.whole.total_fees_extra_currencies
  }
  get description() {
    return this.whole.description
  }
  get in_msg() {
    return this.whole.in_msg
  }
  get out_msgs() {
    return this.whole.out_msgs
  }
  get account_state_before() {
    return this.whole.account_state_before
  }
  get account_state_after() {
    return this.whole.account_state_after
  }
  get emulated() {
    return this.whole.emulated
  }
  get finality() {
    return this.whole.finality
  }
  get boc() {
    return this.whole.boc
  }

  toJSON(): TransactionRow {
    return this.whole
  }
}

/** A row as a plain object: one that is spread or taken apart has to be. */
export const plainRow = (row: TransactionRow): TransactionRow => (row instanceof StoredTransaction ? row.whole : row)

export function headOf(row: TransactionRow): TransactionHead {
  if (row instanceof StoredTransaction) return row.head
  const { account, hash, lt, now, mc_block_seqno, trace_id, in_msg, out_msgs } = row
  return {
    account,
    hash,
    lt,
    now,
    mc_block_seqno,
    trace_id,
    received: in_msg,
    sent: out_msgs,
  }
}

/** The message that a transaction received. */
export const receivedBy = (row: TransactionRow): MessageHead | null =>
  row instanceof StoredTransaction ? row.head.received : row.in_msg

/** The messages that a transaction sent. */
export const sentBy = (row: TransactionRow): readonly MessageHead[] =>
  row instanceof StoredTransaction ? row.head.sent : row.out_msgs
