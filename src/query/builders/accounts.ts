import type { AccountStateFull } from '../../contract/v3/accountStateFull.ts'
import type { AccountStatesResponse } from '../../contract/v3/endpoints/accountStates.ts'
import type { Client } from '../../core/client.ts'
import type { AnyAddress } from '../../core/values/address.ts'
import { accountStates } from '../../endpoints/v3/accounts/accountStates.ts'
import { walletStates } from '../../endpoints/v3/accounts/walletStates.ts'
import { topAccountsByBalance } from '../../endpoints/v3/stats/topAccountsByBalance.ts'
import type { SelectedQueryOptions } from '../options.ts'
import { addressParams, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

/** Without code and data: they are most of an answer's bytes. */
export const accountParams = (address: AnyAddress) => ({ address: [address], include_boc: false })

/** With code and data, for what counts their cells. */
export const stateParams = (address: AnyAddress) => ({ address: [address], include_boc: true })

export const toAccount = ({ accounts }: AccountStatesResponse): AccountStateFull | null => accounts[0] ?? null

/**
 * "Accounts never seen on chain are left out of accounts (no error)" (contract, accountStates). A row that cannot be read
 * fails the request, and so does one of another account. A row without a balance is of an account that has none.
 */
export const toBalance = ({ accounts: [account] }: AccountStatesResponse): string => account?.balance ?? '0'

/** The query of `useAccount`, and the first of `AccountCard`. */
export const accountOptions = (
  client: Client,
  address: AnyAddress,
): SelectedQueryOptions<AccountStatesResponse, AccountStateFull | null> => ({
  ...optionsFor(accountStates, client, address, accountParams),
  select: toAccount,
})

/** The further query of `AccountCard` for a wallet: its type and its seqno. */
export const walletOptions = (client: Client, address: AnyAddress) =>
  optionsFor(walletStates, client, address, addressParams)

/** The query of `StateCard`. */
export const stateCardOptions = (client: Client, address: AnyAddress) =>
  optionsFor(accountStates, client, address, stateParams)

/** The query of `useBalance` and `BalanceBadge`. */
export const balanceOptions = (
  client: Client,
  address: AnyAddress,
): SelectedQueryOptions<AccountStatesResponse, string> => ({
  ...optionsFor(accountStates, client, address, accountParams),
  select: toBalance,
})

/** The query of `TopAccountsTable`, beside that for the names of the accounts. */
export const topAccountsTableOptions = (client: Client, { pageSize }: PageSize = {}) =>
  listOptions(topAccountsByBalance, client, {}, pageSize)
