'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import { type AnyAddress, tryParseAddress } from '../../../core/values/address.ts'
import { balanceChartParams } from '../../../query/builders/balanceChart.ts'
import { useTransactions } from '../../../react/v3/blockchain.ts'
import { type CardModel, type CardOptions, cardModel, NAMELESS } from '../../card/cardModel.ts'
import type { HistoryPoint } from '../../charts/HistoryChart.tsx'

/** The time of a transaction, and the balance after it. */
export type BalanceTransaction = Pick<Transaction, 'now'> & {
  readonly account_state_after: Pick<Transaction['account_state_after'], 'balance'>
}

export interface BalanceHistoryOptions extends CardOptions<readonly BalanceTransaction[]> {
  /** In any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** How many transactions. Default 100. */
  count?: number | undefined
}

/** The balance after each of the last transactions, oldest first, headless. One request; with `data` none. */
export function useBalanceHistory(options: BalanceHistoryOptions): CardModel<readonly HistoryPoint[]> {
  const { data, address, count = 100, queryOptions } = options
  const asks = !data && address !== undefined && tryParseAddress(address) !== undefined
  const query = useTransactions(asks ? balanceChartParams({ address, count }) : skipToken, queryOptions)
  const rows = data ?? query.data?.transactions
  const points = useMemo(() => rows && readPoints(rows, count), [rows, count])
  return { ...cardModel(points, query, asks, () => points), answers: NAMELESS }
}

function readPoints(rows: readonly BalanceTransaction[], count: number): readonly HistoryPoint[] | undefined {
  const points = rows.slice(0, count).flatMap(({ now: time, account_state_after: { balance: amount } }) =>
    // A service may not report the balance.
    amount && /^\d+$/.test(amount) && Number.isSafeInteger(time) ? { time, amount } : [],
  )
  return points.length ? points.reverse() : undefined
}
