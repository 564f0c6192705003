import type { Client } from '../../core/client.ts'
import type { AnyAddress } from '../../core/values/address.ts'
import { transactions } from '../../endpoints/v3/blockchain/transactions.ts'
import { optionsFor } from './given.ts'

export interface BalanceChartQuery {
  /** Whose balance, in any form. */
  address: AnyAddress
  /** How many transactions. Default 100. */
  count?: number | undefined
}

export const balanceChartParams = ({ address, count = 100 }: BalanceChartQuery) => ({
  account: [address],
  limit: count,
  sort: 'desc' as const,
})

/** The query of `BalanceChart`. */
export const balanceChartOptions = (client: Client, { address, count }: BalanceChartQuery) =>
  optionsFor(transactions, client, address, (text) => balanceChartParams({ address: text, count }))
