import type { JettonMaster, JettonWallet } from '../../schemas/jetton.ts'
import type { AccountState } from '../../schemas/transaction.ts'
import { type AccountRow, addBatch, type Batch, type BlockRow, type Rows, type TransactionRow } from './rows.ts'

/** The state of an account as v2 tells it. */
export interface StateAt {
  /** Nanotons. */
  balance: string
  status: AccountRow['status']
  code_hash: string | null
  data_hash: string | null
  last_transaction_lt: string
  /** `null` when the account has no transaction yet. */
  last_transaction_hash: string | null
}

/** Rows with the indexes that answering needs. Kept up to date block by block, never lazily. */
export class Ledger {
  readonly rows: Rows
  readonly accounts = new Map<string, AccountRow>()
  readonly masters = new Map<string, JettonMaster>()
  readonly holdings = new Map<string, JettonWallet>()
  readonly transactionByHash = new Map<string, TransactionRow>()
  /** Oldest first. */
  readonly transactionsOf = new Map<string, TransactionRow[]>()
  readonly #masterchain: BlockRow[] = []

  constructor(rows: Rows) {
    this.rows = rows
    this.#index(rows)
  }

  append(batch: Batch): void {
    addBatch(this.rows, batch)
    this.#index(batch)
  }

  #index({ blocks, transactions, accounts, jettonMasters, jettonWallets }: Batch) {
    for (const block of blocks) if (block.workchain === -1) this.#masterchain.push(block)
    for (const row of accounts) this.accounts.set(row.address, row)
    for (const row of jettonMasters) this.masters.set(row.address, row)
    for (const row of jettonWallets) this.holdings.set(row.address, row)
    for (const row of transactions) {
      this.transactionByHash.set(row.hash, row)
      const history = this.transactionsOf.get(row.account)
      if (history) history.push(row)
      else this.transactionsOf.set(row.account, [row])
    }
  }

  get first(): BlockRow {
    return this.#masterchain[0] as BlockRow
  }

  get head(): BlockRow {
    return this.#masterchain.at(-1) as BlockRow
  }

  /** The masterchain block of this height. */
  masterchain(seqno: number): BlockRow | undefined {
    return this.#masterchain[seqno - 1]
  }

  /** What the account was when the masterchain block `seqno` was the head; `undefined` for one never seen until then. */
  stateAt(address: string, seqno: number): StateAt | undefined {
    const history = this.transactionsOf.get(address) ?? []
    const last = history.findLast((row) => row.mc_block_seqno <= seqno)
    const next = history[0]
    if (last) return stateOf(last.account_state_after, last)
    // Funded before the first block: what its first transaction found, or what it still is.
    if (next) return next.account_state_before.account_status ? stateOf(next.account_state_before) : undefined
    return this.accounts.get(address)
  }
}

const stateOf = (state: AccountState, last?: TransactionRow): StateAt => ({
  balance: state.balance ?? '0',
  status: state.account_status ?? 'nonexist',
  code_hash: state.code_hash,
  data_hash: state.data_hash,
  last_transaction_lt: last?.lt ?? '0',
  last_transaction_hash: last?.hash ?? null,
})
