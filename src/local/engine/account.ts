import {
  type AccountStorage,
  type Address,
  beginCell,
  type Cell,
  type AccountState as CoreAccountState,
  type CurrencyCollection,
  loadShardAccount,
  packExtraCurrencyDict,
  type ShardAccount,
  type StorageInfo,
  storeAccountStorage,
} from '@ton/core'
import type { AccountState } from '../../contract/v3/accountState.ts'
import type { ExtraCurrencies } from '../../schemas/scalars.ts'
import { hashOf, spelledCellHash } from './spelling.ts'

/** An account on the chain; `state` is its ShardAccount cell. */
export interface Account {
  readonly address: Address
  state: Cell
  lastLt: bigint
  readonly facts: { summary: AccountState; parsed: ShardAccount }
}

/** Extra currencies by number, in smallest units. */
export const extraCurrenciesOf = ({ other }: CurrencyCollection): ExtraCurrencies =>
  Object.fromEntries([...(other ?? [])].map(([id, amount]) => [id, amount.toString()]))

/** The size of trees of cells: each cell counts once, wherever it is. */
export function sizeOf(roots: readonly Cell[]): { cells: bigint; bits: bigint } {
  const seen = new Map<string, Cell>()
  const visit = (cell: Cell) => {
    const hash = spelledCellHash(cell)
    if (seen.has(hash)) return
    seen.set(hash, cell)
    cell.refs.forEach(visit)
  }
  roots.forEach(visit)
  const bits = [...seen.values()].reduce((sum, cell) => sum + cell.bits.length, 0)
  return { cells: BigInt(seen.size), bits: BigInt(bits) }
}

/** The size for which an account pays rent. */
export function storageOf(storage: AccountStorage, lastPaid: number): StorageInfo {
  const used = sizeOf([beginCell().store(storeAccountStorage(storage)).endCell()])
  return { used, lastPaid, storageExtra: null, duePayment: null }
}

const summarize = (state: Cell, parsed: ShardAccount): AccountState => {
  const storage = parsed.account?.storage
  const active = storage?.state.type === 'active' ? storage.state.state : undefined
  return {
    hash: spelledCellHash(state.refs[0] as Cell),
    balance: storage ? storage.balance.coins.toString() : null,
    extra_currencies: storage ? extraCurrenciesOf(storage.balance) : null,
    account_status: storage ? storage.state.type : null,
    frozen_hash: storage?.state.type === 'frozen' ? hashOf(storage.state.stateHash) : null,
    data_hash: active?.data ? spelledCellHash(active.data) : null,
    code_hash: active?.code ? spelledCellHash(active.code) : null,
  }
}

/** The contents of an account's ShardAccount cell. */
export const factsOf = (state: Cell): Account['facts'] => {
  const parsed = loadShardAccount(state.beginParse())
  return { parsed, summary: summarize(state, parsed) }
}

/** The ShardAccount of an account that does not exist. It may have had a transaction, which a message to nobody is. */
export const nobodyAfter = (lastHash: bigint, lastLt: bigint) =>
  beginCell().storeRef(beginCell().storeBit(false).endCell()).storeUint(lastHash, 256).storeUint(lastLt, 64).endCell()

export const nobody = nobodyAfter(0n, 0n)

/** What an account has before the first block. */
export interface Beginning {
  /** Nanograms. */
  coins: bigint
  /** By number, in smallest units. */
  extraCurrencies?: Record<number, bigint>
  /** Without code when absent. */
  init?: { code: Cell; data: Cell }
  /** Until when its storage is paid, unix seconds; the time of the chain when absent. */
  paidUntil?: number
}

/** An account without transactions. `now` in unix seconds. */
export function newShardAccount(
  addr: Address,
  { coins, extraCurrencies = {}, init, paidUntil }: Beginning,
  now: number,
): ShardAccount {
  const state: CoreAccountState = init ? { type: 'active', state: init } : { type: 'uninit' }
  const balance = { coins, other: packExtraCurrencyDict(extraCurrencies) }
  const storage = { lastTransLt: 0n, balance, state }
  return {
    account: { addr, storageStats: storageOf(storage, paidUntil ?? now), storage },
    lastTransactionHash: 0n,
    lastTransactionLt: 0n,
  }
}
