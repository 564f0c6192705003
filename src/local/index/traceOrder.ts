import { accountsIn } from './actionNames.ts'
import { orderEqualEnds, removeFrom } from './orders.ts'
import { type ChainTrace, endBlock, lastOf } from './trace.ts'

/** Accounts of a trace: most traces have one transaction, and a long chain has many of them. */
const accountsOf = (trace: ChainTrace): Iterable<string> =>
  trace.transactions.length > 1 ? accountsIn(trace) : [lastOf(trace).account]

/** Traces by their end, then id: all of them, and those of each account. */
export class TraceOrder {
  readonly all: ChainTrace[] = []
  readonly #of = new Map<string, ChainTrace[]>()

  /** Those in which the account has a transaction. */
  of(account: string): readonly ChainTrace[] {
    return this.#of.get(account) ?? []
  }

  /** Adds the traces that end in the newest block, by logical time. Those of them that `moved` had an earlier end. */
  add(ended: ChainTrace[], moved: readonly ChainTrace[]): void {
    orderEqualEnds(ended)
    if (moved.length) removeFrom(this.all, new Set(moved))
    for (const trace of moved) this.#takeOut(trace)
    for (const trace of ended) {
      this.all.push(trace)
      for (const account of accountsOf(trace)) {
        const traces = this.#of.get(account)
        if (traces) traces.push(trace)
        else this.#of.set(account, [trace])
      }
    }
  }

  #takeOut(trace: ChainTrace): void {
    const earlier = trace.transactions.filter(({ mc_block_seqno }) => mc_block_seqno < endBlock(trace))
    for (const account of new Set(earlier.map(({ account }) => account)))
      removeFrom(this.#of.get(account) ?? [], new Set([trace]))
  }
}
