import type { AccountState } from '../../contract/v3/accountState.ts'
import type { ExtraCurrencies } from '../../schemas/scalars.ts'
import type { AccountRow, TransactionRow } from './rows.ts'

/** The state of an account at one block, as v2 reports it. */
export interface StateAt {
  /** Nanograms. */
  balance: string
  extra_currencies: ExtraCurrencies
  /** Hash of the state before the freeze; present only for frozen accounts. */
  frozen_hash?: string
  status: AccountRow['status']
  code_hash: string | null
  data_hash: string | null
  last_transaction_lt: string
  /** `null` when the account has no transaction yet. */
  last_transaction_hash: string | null
}

const stateOf = (state: AccountState, last?: TransactionRow): StateAt => ({
  balance: state.balance ?? '0',
  extra_currencies: state.extra_currencies ?? {},
  ...(state.frozen_hash !== null && { frozen_hash: state.frozen_hash }),
  status: state.account_status ?? 'nonexist',
  code_hash: state.code_hash,
  data_hash: state.data_hash,
  last_transaction_lt: last?.lt ?? '0',
  last_transaction_hash: last?.hash ?? null,
})

/** The state after the masterchain block `seqno`, from the account's transactions, oldest first; `latest` without any. */
export function stateAfter(
  history: readonly TransactionRow[],
  seqno: number,
  latest: StateAt | undefined,
): StateAt | undefined {
  const last = history.findLast((row) => row.mc_block_seqno <= seqno)
  if (last) return stateOf(last.account_state_after, last)
  // Accounts with money before the first block: their first transaction has the state that it found.
  const next = history[0]
  if (next) return next.account_state_before.account_status ? stateOf(next.account_state_before) : undefined
  return latest
}
