import { byEnd, removeFrom } from './orders.ts'
import type { ChainTrace, TraceRow } from './trace.ts'

/** The traces of an account, as far as they are known without reading their actions. */
export interface Found {
  /** By their end. */
  readonly sure: readonly TraceRow[]
  /** Each of these is one or not: its actions say so, when somebody reads them. */
  readonly unsure: readonly ChainTrace[]
}

interface Asked {
  readonly traces: TraceRow[]
  unsure: readonly ChainTrace[]
}

/** Traces with actions of the accounts that somebody has asked for, by their end. */
export class AccountTraces {
  readonly #asked = new Map<string, Asked>()
  readonly #find: (account: string) => Found
  readonly #accountsOf: (trace: TraceRow) => ReadonlySet<string>

  /** `find` gives the traces that an account has so far; `accountsOf` reads the accounts of a trace. */
  constructor(find: (account: string) => Found, accountsOf: (trace: TraceRow) => ReadonlySet<string>) {
    this.#find = find
    this.#accountsOf = accountsOf
  }

  /** Traces of an account, and traces without noted names: the caller checks whether these have the account. */
  of(account: string): readonly TraceRow[] {
    let asked = this.#asked.get(account)
    if (!asked) {
      const { sure, unsure } = this.#find(account)
      const traces = unsure.length ? byEnd(new Set([...sure, ...unsure])) : [...sure]
      asked = { traces, unsure }
      this.#asked.set(account, asked)
    }
    this.#dropOthers(account, asked)
    return asked.traces
  }

  /** Adds a trace that the newest block has ended. */
  push(trace: TraceRow): void {
    if (!this.#asked.size) return
    for (const account of this.#accountsOf(trace)) this.#asked.get(account)?.traces.push(trace)
  }

  /** Drops the traces that turned out to be of others. */
  #dropOthers(account: string, asked: Asked): void {
    const read = asked.unsure.filter(({ isRead }) => isRead)
    if (!read.length) return
    removeFrom(asked.traces, new Set(read.filter((trace) => !this.#accountsOf(trace).has(account))))
    asked.unsure = asked.unsure.filter(({ isRead }) => !isRead)
  }
}
