import type { Cell } from '@ton/core'
import type { TransactionRow } from '../index/rows.ts'
import { type Account, nobody } from './account.ts'
import { raw, spelledCellHash } from './spelling.ts'

/** How a block of an emulation is made. */
export interface CopiedBlock {
  /** How deep messages are delivered. */
  hops: number
  /** Transactions at most. Default: as many as a block takes. */
  room?: number
  /** Seconds after the one before. */
  seconds: number
  /** What its logical time is ahead of a true block's. */
  ltAhead?: bigint
  /** Default: that of the block on the chain. */
  randomSeed?: Buffer
  ignoreChksig?: boolean
}

/** A chain whose owner forgets all that happens to it. */
export interface ChainCopy {
  /** Delivers the messages that wait, and those that they cause. */
  block(made: CopiedBlock): Promise<{ transactions: TransactionRow[]; touched: Set<Account> }>
  /** How deep a block of the chain delivers. */
  readonly hopsPerBlock: number
  /** Code and data of the accounts that it touched, before and after each transaction, by hash. */
  readonly cells: ReadonlyMap<string, Cell>
}

/** The accounts that an emulation touched, as they were. */
export class Undo {
  readonly #accounts: Map<string, Account>
  readonly #before = new Map<Account, Account>()
  readonly cells = new Map<string, Cell>()

  /** `accounts` of the chain, by raw address: those that did not exist are taken out at the end. */
  constructor(accounts: Map<string, Account>) {
    this.#accounts = accounts
  }

  /** Before an account changes. */
  keep(account: Account): void {
    if (this.#before.has(account)) return
    this.#before.set(account, { ...account, facts: { ...account.facts } })
    this.see(account)
  }

  /** Takes the cells of a state. */
  see({ facts }: Account): void {
    const state = facts.parsed.account?.storage.state
    if (state?.type !== 'active') return
    for (const cell of [state.state.code, state.state.data]) if (cell) this.cells.set(spelledCellHash(cell), cell)
  }

  /** Puts all accounts back. */
  run(): void {
    for (const [account, { state, lastLt, facts }] of this.#before) {
      account.state = state
      account.lastLt = lastLt
      Object.assign(account.facts, facts)
      if (state === nobody) this.#accounts.delete(raw(account.address))
    }
  }
}
