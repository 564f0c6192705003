import type { JettonWalletsParams, JettonWalletsResponse } from '../../contract/v3/endpoints/jettonWallets.ts'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import type { Client } from '../../core/client.ts'
import { type Listed, unreadableOf } from '../../core/schema/rowList.ts'
import { type AnyAddress, addressText } from '../../core/values/address.ts'
import { actions } from '../../endpoints/v3/actions/actions.ts'
import { jettonBurns } from '../../endpoints/v3/jettons/jettonBurns.ts'
import { jettonMasters } from '../../endpoints/v3/jettons/jettonMasters.ts'
import { jettonTransfers } from '../../endpoints/v3/jettons/jettonTransfers.ts'
import { jettonWallets } from '../../endpoints/v3/jettons/jettonWallets.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { SelectedQueryOptions } from '../options.ts'
import { addressParams, isAwaited, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

/** An owner's balance of one jetton. */
export interface JettonBalance {
  /** The jetton's master contract, raw. */
  readonly jetton: string
  /** The contract that holds it for the owner, raw. */
  readonly wallet: string
  /** In the jetton's smallest units, as a decimal string. */
  readonly balance: string
  /** `undefined` where the token does not state them: then only its smallest units can be shown. */
  readonly decimals: number | undefined
  /** Name, symbol, image and flags, where they are known. Written by strangers. */
  readonly token: TokenInfo | undefined
}

/** An array of `JettonBalance`. `unreadable` has the wallets that are not as documented: a sum lacks them. */
export type JettonBalances = readonly JettonBalance[] & Listed

export function toJettonBalances(answer: JettonWalletsResponse): JettonBalances {
  const { jetton_wallets, metadata } = answer
  const unreadable = unreadableOf(answer)
  const balances = jetton_wallets.map(({ jetton, address, balance }): JettonBalance => {
    const token = tokenInfoOf(jetton, metadata, 'jetton_masters')
    return { jetton, wallet: address, balance, decimals: decimalsOf(token), token }
  })
  return unreadable.length ? Object.assign(balances, { unreadable }) : balances
}

export const jettonBalancesParams = (owner: AnyAddress) => ({ owner_address: [owner], limit: 1000 })

type WalletParams = Omit<JettonWalletsParams, 'limit' | 'offset'>

/** Rows that `JettonTable` loads at a time: it sorts and folds them. */
export const WALLETS_PAGE = 100
export const jettonTableParams = (address: AnyAddress | undefined): WalletParams | undefined =>
  address === undefined || isAwaited(address) ? undefined : { owner_address: [address] }

export const holdersParams = (jetton: AnyAddress | undefined): WalletParams | undefined =>
  jetton === undefined || isAwaited(jetton)
    ? undefined
    : { jetton_address: [jetton], exclude_zero_balance: true, sort: 'desc' }

/** Changes of the supply that `SupplyChart` loads. */
export const SUPPLY_CHANGES = 100
export const supplyParams = (address: AnyAddress) => ({
  account: addressText(address),
  action_type: ['jetton_mint', 'jetton_burn'] as const,
  limit: SUPPLY_CHANGES,
  sort: 'desc' as const,
})

export interface JettonBurnListQuery extends PageSize {
  /** Whose jettons, in any form. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only this jetton: the master's address, in any form. */
  jetton?: AnyAddress | undefined
}

export interface JettonTransferListQuery extends JettonBurnListQuery {
  /** As `address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export function jettonBurnListParams({ address, jetton }: JettonBurnListQuery) {
  if (isAwaited(address, jetton)) return
  return { ...(address && { owner_address: [address] }), jetton_master: jetton }
}

export function jettonTransferListParams({ direction, ...query }: JettonTransferListQuery) {
  const params = jettonBurnListParams(query)
  return params && { ...params, direction }
}

/** The query of `useJettonBalances`. */
export const jettonBalancesOptions = (
  client: Client,
  owner: AnyAddress,
): SelectedQueryOptions<JettonWalletsResponse, JettonBalances> => ({
  ...optionsFor(jettonWallets, client, owner, jettonBalancesParams),
  select: toJettonBalances,
})

/** The query of `JettonTable`. */
export const jettonTableOptions = (
  client: Client,
  { address, pageSize = WALLETS_PAGE }: { address: AnyAddress } & PageSize,
) => listOptions(jettonWallets, client, jettonTableParams(address), pageSize)

/** The query of `JettonCard`, of `JettonComparison` for each of the two, and of `HoldersTable` without `totalSupply`. */
export const jettonCardOptions = (client: Client, address: AnyAddress) =>
  optionsFor(jettonMasters, client, address, addressParams)

/** The query of `SupplyChart`, beside `jettonCardOptions`. */
export const supplyChartOptions = (client: Client, address: AnyAddress) =>
  optionsFor(actions, client, address, supplyParams)

/** The query of `HoldersTable`, beside `jettonCardOptions`. */
export const holdersTableOptions = (client: Client, { jetton, pageSize }: { jetton: AnyAddress } & PageSize) =>
  listOptions(jettonWallets, client, holdersParams(jetton), pageSize)

/** The query of `JettonTransferList`. */
export const jettonTransferListOptions = (client: Client, query: JettonTransferListQuery = {}) =>
  listOptions(jettonTransfers, client, jettonTransferListParams(query), query.pageSize)

/** The query of `JettonBurnList`. */
export const jettonBurnListOptions = (client: Client, query: JettonBurnListQuery = {}) =>
  listOptions(jettonBurns, client, jettonBurnListParams(query), query.pageSize)
