import type { Classified } from '../classify/classify.ts'
import type { TransactionRow } from './rows.ts'

/** Everything that one message from outside has caused so far. */
export interface TraceRow {
  /** Hash of the first transaction. */
  readonly id: string
  /** By logical time. */
  readonly transactions: TransactionRow[]
  /** Hashes of pending messages: a trace without any is complete. */
  readonly pendingMessages: Set<string>
  /** Read anew whenever a block adds to it. */
  readonly actions: Classified[]
}

/** A trace of the chain; its actions are read on demand. */
export class ChainTrace implements TraceRow {
  readonly id: string
  readonly transactions: TransactionRow[] = []
  readonly pendingMessages = new Set<string>()
  readonly #read: (trace: TraceRow) => Classified[]
  #actions: Classified[] | undefined

  constructor(id: string, read: (trace: TraceRow) => Classified[]) {
    this.id = id
    this.#read = read
  }

  get actions(): Classified[] {
    this.#actions ??= this.#read(this)
    return this.#actions
  }

  /** A block has added to it. */
  changed(): void {
    this.#actions = undefined
  }
}

/** Messages to accounts, which cause a transaction each; those to the outside cause none. */
const sentOn = ({ out_msgs }: TransactionRow) => out_msgs.filter(({ destination }) => destination !== null)

/** Adds a transaction; those that caused it must be there before. */
export function addToTrace(trace: TraceRow, row: TransactionRow): void {
  trace.transactions.push(row)
  if (row.in_msg) trace.pendingMessages.delete(row.in_msg.hash)
  for (const { hash } of sentOn(row)) trace.pendingMessages.add(hash)
}

/** The trace as it was before its newest block, for a block that is dropped. */
export function withoutNewestBlock({ id, transactions }: TraceRow): TraceRow {
  const newest = transactions.at(-1)?.mc_block_seqno
  const earlier: TraceRow = { id, transactions: [], pendingMessages: new Set(), actions: [] }
  for (const row of transactions) if (row.mc_block_seqno !== newest) addToTrace(earlier, row)
  return earlier
}

export const firstOf = ({ transactions }: TraceRow) => transactions[0] as TransactionRow
export const lastOf = ({ transactions }: TraceRow) => transactions.at(-1) as TransactionRow
export const isComplete = ({ pendingMessages }: TraceRow) => pendingMessages.size === 0
