'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attempt } from '../../core/attempt.ts'
import type { AccountBalance } from '../../endpoints/v3/stats/topAccountsByBalance.ts'
import { useTopAccountsByBalanceInfinite } from '../../react/v3/stats.ts'
import { type ListModel, type ListOptions, listModel } from '../List/ListModel.ts'

/** An account and its place. */
export interface TopAccount extends AccountBalance {
  /** From 1. */
  readonly rank: number
  /** Of the richest one's, 0 to 1: for a bar only. */
  readonly share: number
}

export interface TopAccountsModel extends ListModel<AccountBalance> {
  readonly places: readonly TopAccount[]
}

/** The accounts with the most coins, richest first, without their looks. */
export function useTopAccounts(options: ListOptions<AccountBalance>): TopAccountsModel {
  const { data, pageSize = 25, queryOptions } = options
  const query = useTopAccountsByBalanceInfinite(data ? skipToken : { limit: pageSize }, queryOptions)
  const model = listModel(data, query, data === undefined)
  const { rows } = model
  const places = useMemo(() => {
    const most = attempt(() => BigInt(rows[0]?.balance ?? 0)) ?? 0n
    return rows.map(
      (row, index): TopAccount => ({
        ...row,
        rank: index + 1,
        share: attempt(() => Number((BigInt(row.balance) * 1000n) / most) / 1000) ?? 0,
      }),
    )
  }, [rows])
  return { ...model, places }
}
