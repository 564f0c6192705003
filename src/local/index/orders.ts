import type { MessageRow } from './messageRow.ts'
import type { TransactionRow } from './rows.ts'
import { lastOf, type TraceRow } from './trace.ts'

/** A list that gives its rows one by one, as arrays do. */
export interface RowList<Row> {
  readonly length: number
  at(place: number): Row | undefined
}

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
export function firstAt<Row>(rows: RowList<Row>, passes: (row: Row) => boolean): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (passes(rows.at(middle) as Row)) to = middle
    else from = middle + 1
  }
  return from
}

/**
 * Rows in the order of their blocks, and of their times within a block. They are added block by block. The rows of a block are put in
 * order when one of them is read first: a page of a long chain costs by its own blocks.
 */
export class BlockOrder<Row> implements RowList<Row> {
  readonly #rows: Row[] = []
  /** Numbers of the blocks whose rows are in order. */
  readonly #ordered = new Set<number>()
  readonly #blockOf: (row: Row) => number
  readonly #inOrder: (rows: readonly Row[]) => readonly Row[]

  constructor(blockOf: (row: Row) => number, inOrder: (rows: readonly Row[]) => readonly Row[]) {
    this.#blockOf = blockOf
    this.#inOrder = inOrder
  }

  get length(): number {
    return this.#rows.length
  }

  at(place: number): Row | undefined {
    const row = this.#rows[place]
    if (row === undefined) return
    const block = this.#blockOf(row)
    if (!this.#ordered.has(block)) this.#order(block, place)
    return this.#rows[place]
  }

  /** Adds a row of the newest block. */
  push(row: Row): void {
    this.#rows.push(row)
  }

  #order(block: number, place: number): void {
    const rows = this.#rows
    const isOfBlock = (at: number) => at >= 0 && at < rows.length && this.#blockOf(rows[at] as Row) === block
    let [from, to] = [place, place + 1]
    while (isOfBlock(from - 1)) from--
    while (isOfBlock(to)) to++
    for (const row of this.#inOrder(rows.slice(from, to))) rows[from++] = row
    this.#ordered.add(block)
  }
}

/** Traces by their end, then id. Within a chain time grows with logical time, so one order serves both. */
export const byEnd = (traces: Iterable<TraceRow>): TraceRow[] =>
  byTime(
    traces,
    (trace) => lastOf(trace).lt,
    ({ id }) => id,
  )

/** Puts traces that are in the order of their ends in that of their ids too, where they end at one logical time. */
export function orderEqualEnds(traces: TraceRow[]): void {
  for (let at = 1; at < traces.length; at++)
    for (let to = at; to > 0; to--) {
      const [before, trace] = [traces[to - 1] as TraceRow, traces[to] as TraceRow]
      if (lastOf(before).lt !== lastOf(trace).lt || before.id < trace.id) break
      traces[to - 1] = trace
      traces[to] = before
    }
}

/** Takes rows out of a list that has them. They are looked for from its end on. */
export function removeFrom<Row>(rows: Row[], gone: ReadonlySet<Row>): void {
  let from = rows.length
  for (let left = gone.size; left && from; ) if (gone.has(rows[--from] as Row)) left--
  let to = from
  for (const row of rows.slice(from)) if (!gone.has(row)) rows[to++] = row
  rows.length = to
}

const createdAt = (row: MessageRow) => row.head.created_lt ?? row.in?.lt ?? 0
const hashOf = ({ head }: MessageRow) => head.hash

/** Messages by when they were created, those from outside by when they arrived. */
export const inOrder = (rows: Iterable<MessageRow>): MessageRow[] => byTime(rows, createdAt, hashOf)

/** The same in a list that grows. */
export const messageOrder = () =>
  new BlockOrder<MessageRow>(({ out, in: received }) => ((out ?? received) as TransactionRow).mc_block_seqno, inOrder)
