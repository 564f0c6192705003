import type { MessageRow } from './messageRow.ts'
import { isComplete, lastOf, type TraceRow } from './trace.ts'

/** Rows in the order of their logical times, then of their names. Each time is read once. */
export function byTime<Row>(
  rows: Iterable<Row>,
  ltOf: (row: Row) => string | number,
  nameOf: (row: Row) => string,
): Row[] {
  const timed = Array.from(rows, (row) => ({ lt: BigInt(ltOf(row)), row }))
  timed.sort((a, b) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : nameOf(a.row) < nameOf(b.row) ? -1 : 1))
  return timed.map(({ row }) => row)
}

/** The place of the first that passes, in a list in which all behind it pass too. */
export function firstAt<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (passes(rows[middle] as Row)) to = middle
    else from = middle + 1
  }
  return from
}

/**
 * Traces by their end, then id: within a chain time grows with logical time, so one order serves both. What is new is put in order
 * when somebody asks: a block ends after all that were before it, so the new ones come behind the others.
 */
export class TraceOrder {
  #all: TraceRow[] = []
  readonly #of = new Map<string, TraceRow[]>()
  readonly #news = new Set<TraceRow>()
  /** Those that got their place while messages of them were pending: a later block moves them. */
  readonly #open = new Set<TraceRow>()
  readonly #accountsOf: (trace: TraceRow) => Iterable<string>

  /** `accountsOf` gives those under which a trace is found. */
  constructor(accountsOf: (trace: TraceRow) => Iterable<string>) {
    this.#accountsOf = accountsOf
  }

  /** A block has begun the trace, or added to it. */
  add(trace: TraceRow): void {
    this.#news.add(trace)
  }

  get all(): readonly TraceRow[] {
    this.#order()
    return this.#all
  }

  /** Those that are found under the account. */
  of(account: string): readonly TraceRow[] {
    this.#order()
    return this.#of.get(account) ?? []
  }

  #order(): void {
    const news = this.#news
    if (!news.size) return
    const moved = new Set([...news].filter((trace) => this.#open.delete(trace)))
    if (moved.size) {
      const stays = (trace: TraceRow) => !moved.has(trace)
      this.#all = this.#all.filter(stays)
      for (const account of new Set([...moved].flatMap((trace) => [...this.#accountsOf(trace)])))
        this.#of.set(account, this.#of.get(account)?.filter(stays) ?? [])
    }
    const ended = byTime(
      news,
      (trace) => lastOf(trace).lt,
      ({ id }) => id,
    )
    for (const trace of ended) {
      this.#all.push(trace)
      if (!isComplete(trace)) this.#open.add(trace)
      for (const account of this.#accountsOf(trace)) {
        const list = this.#of.get(account)
        if (list) list.push(trace)
        else this.#of.set(account, [trace])
      }
    }
    news.clear()
  }
}

const createdAt = (row: MessageRow) => row.head.created_lt ?? row.in?.lt ?? 0
const hashOf = ({ head }: MessageRow) => head.hash

/** Messages by when they were created, those from outside by when they arrived. */
export class MessageOrder {
  readonly #all: MessageRow[] = []
  #news: MessageRow[] = []

  add(row: MessageRow): void {
    this.#news.push(row)
  }

  get all(): readonly MessageRow[] {
    if (this.#news.length) for (const row of inOrder(this.#news)) this.#all.push(row)
    this.#news = []
    return this.#all
  }
}

/** Messages in that order. */
export const inOrder = (rows: Iterable<MessageRow>): MessageRow[] => byTime(rows, createdAt, hashOf)
