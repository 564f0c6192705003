import { type Address, beginCell, type Cell, loadShardAccount, type ShardAccount } from '@ton/core'
import type { AccountState } from '../../schemas/transaction.ts'
import { cellHash } from './spelling.ts'

/** An account on the chain; `state` is its ShardAccount cell. */
export interface Account {
  readonly address: Address
  state: Cell
  lastLt: bigint
  readonly facts: { summary: AccountState; parsed: ShardAccount }
}

const summarize = (state: Cell, parsed: ShardAccount): AccountState => {
  const storage = parsed.account?.storage
  const active = storage?.state.type === 'active' ? storage.state.state : undefined
  return {
    hash: cellHash(state.refs[0] as Cell),
    balance: storage ? storage.balance.coins.toString() : null,
    extra_currencies: storage ? {} : null,
    account_status: storage ? storage.state.type : null,
    frozen_hash: null,
    data_hash: active?.data ? cellHash(active.data) : null,
    code_hash: active?.code ? cellHash(active.code) : null,
  }
}

/** What an account's ShardAccount cell says. */
export const factsOf = (state: Cell): Account['facts'] => {
  const parsed = loadShardAccount(state.beginParse())
  return { parsed, summary: summarize(state, parsed) }
}

/** The ShardAccount of an account that does not exist. */
export const nobody = beginCell()
  .storeRef(beginCell().storeBit(false).endCell())
  .storeUint(0, 256)
  .storeUint(0, 64)
  .endCell()
