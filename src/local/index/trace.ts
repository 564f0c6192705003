import type { Action } from '../../contract/v3/action.ts'
import type { TransactionRow } from './rows.ts'

/** Everything that one message from outside caused, as far as it has got. */
export interface TraceRow {
  /** Hash of the first transaction. */
  readonly id: string
  /** By logical time. */
  readonly transactions: TransactionRow[]
  /** Hashes of messages that are under way: a trace without any is complete. */
  readonly underWay: Set<string>
  /** What it amounts to; told anew whenever a block adds to it. */
  readonly actions: Action[]
}

/** A trace of the chain: what it amounts to is told when it is first asked for. */
export class ChainTrace implements TraceRow {
  readonly id: string
  readonly transactions: TransactionRow[] = []
  readonly underWay = new Set<string>()
  readonly #tell: (trace: TraceRow) => Action[]
  #actions: Action[] | undefined

  constructor(id: string, tell: (trace: TraceRow) => Action[]) {
    this.id = id
    this.#tell = tell
  }

  get actions(): Action[] {
    this.#actions ??= this.#tell(this)
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
  if (row.in_msg) trace.underWay.delete(row.in_msg.hash)
  for (const { hash } of sentOn(row)) trace.underWay.add(hash)
}

/** The trace as it was before its newest block: for telling what a dropped block would leave. */
export function withoutNewestBlock({ id, transactions }: TraceRow): TraceRow {
  const newest = transactions.at(-1)?.mc_block_seqno
  const earlier: TraceRow = { id, transactions: [], underWay: new Set(), actions: [] }
  for (const row of transactions) if (row.mc_block_seqno !== newest) addToTrace(earlier, row)
  return earlier
}

export const firstOf = ({ transactions }: TraceRow) => transactions[0] as TransactionRow
export const lastOf = ({ transactions }: TraceRow) => transactions.at(-1) as TransactionRow
export const isComplete = ({ underWay }: TraceRow) => underWay.size === 0
