import type { Classified } from '../classify/classify.ts'
import type { TransactionRow } from './rows.ts'
import { plainRow, receivedBy, StoredTransaction, sentBy } from './storedRow.ts'

/** Everything that one message from outside has caused so far. */
export interface TraceRow {
  /** Hash of the first transaction. */
  readonly id: string
  /** By logical time. */
  readonly transactions: TransactionRow[]
  /** Hashes of pending messages: a trace without any is complete. */
  readonly pendingMessages: ReadonlySet<string>
  /** Read anew whenever a block adds to it. */
  readonly actions: Classified[]
}

const NONE: ReadonlySet<string> = new Set()

/** A trace of the chain; its actions are read on demand. */
export class ChainTrace implements TraceRow {
  readonly id: string
  readonly transactions: TransactionRow[] = []
  readonly #read: (trace: TraceRow) => Classified[]
  #pending: Set<string> | undefined
  #actions: Classified[] | undefined

  constructor(id: string, read: (trace: TraceRow) => Classified[]) {
    this.id = id
    this.#read = read
  }

  get pendingMessages(): ReadonlySet<string> {
    return this.#pending ?? NONE
  }

  get actions(): Classified[] {
    this.#actions ??= this.#read(this)
    return this.#actions
  }

  /** Whether its actions are known already. */
  get isRead(): boolean {
    return this.#actions !== undefined
  }

  /** Adds a transaction of a new block; those that caused it must be there before. */
  add(row: TransactionRow): void {
    this.#actions = undefined
    this.transactions.push(row)
    const received = receivedBy(row)
    if (received) this.#pending?.delete(received.hash)
    for (const { hash, destination } of sentBy(row)) {
      if (destination === null) continue
      this.#pending ??= new Set()
      this.#pending.add(hash)
    }
    // Most traces are complete: an empty set for each would be the larger part of a long chain in memory.
    if (!this.#pending?.size) this.#pending = undefined
  }
}

/** A trace that is being put together. */
type OpenTrace = Omit<TraceRow, 'pendingMessages'> & { readonly pendingMessages: Set<string> }

export const openTrace = (id: string): OpenTrace => ({ id, transactions: [], pendingMessages: new Set(), actions: [] })

/** Adds a transaction; those that caused it must be there before. Messages to the outside cause none. */
export function addToTrace(trace: OpenTrace, row: TransactionRow): void {
  trace.transactions.push(row)
  const received = receivedBy(row)
  if (received) trace.pendingMessages.delete(received.hash)
  for (const { hash, destination } of sentBy(row)) if (destination !== null) trace.pendingMessages.add(hash)
}

/** The trace as it was before its newest block, for a block that is dropped. */
export function withoutNewestBlock({ id, transactions }: TraceRow): TraceRow {
  const newest = transactions.at(-1)?.mc_block_seqno
  const earlier = openTrace(id)
  for (const row of transactions) if (row.mc_block_seqno !== newest) addToTrace(earlier, row)
  return earlier
}

export const firstOf = ({ transactions }: TraceRow) => transactions[0] as TransactionRow
export const lastOf = ({ transactions }: TraceRow) => transactions.at(-1) as TransactionRow
/** The masterchain block of its newest transaction. */
export const endBlock = (trace: TraceRow): number => lastOf(trace).mc_block_seqno
export const isComplete = ({ pendingMessages }: TraceRow) => pendingMessages.size === 0

/** A trace whose rows can be taken apart. */
export const plainTrace = (trace: TraceRow): TraceRow => {
  const { id, transactions, pendingMessages } = trace
  if (!transactions.some((row) => row instanceof StoredTransaction)) return trace
  return { id, transactions: transactions.map(plainRow), pendingMessages, actions: [] }
}
