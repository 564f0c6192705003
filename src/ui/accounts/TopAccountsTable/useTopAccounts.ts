'use client'
import { useMemo } from 'react'
import type { AccountBalance } from '../../../contract/v3/accountBalance.ts'
import { useTopAccountsByBalanceInfinite } from '../../../react/v3/stats.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { placesOf } from '../../table/placesOf.ts'
import { readRows } from '../../table/readRows.ts'

/** An account and its place. */
export interface TopAccount extends AccountBalance {
  /** From 1. */
  readonly rank: number
}

export interface TopAccountsModel extends ListModel<AccountBalance> {
  readonly places: readonly TopAccount[]
}

const accountOf = ({ account }: AccountBalance) => account

interface AccountsModel extends ListModel<AccountBalance> {
  readonly pages: readonly (readonly AccountBalance[])[] | undefined
}

const useAccounts: (options: ListOptions<AccountBalance>) => AccountsModel = /* @__PURE__ */ listHook({
  paramsOf: (_: ListOptions<AccountBalance>) => ({}),
  useRows: (params, options) => useTopAccountsByBalanceInfinite(params, options),
  useBooks: (pages) => ({ pages }),
})

/** The accounts with the most coins, richest first, headless. One request for each page of rows. */
export function useTopAccounts(options: ListOptions<AccountBalance>): TopAccountsModel {
  const { pages, ...model } = useAccounts(options)
  const { rows, unreadable } = model
  const read = useMemo(() => {
    const placeOf = placesOf(pages, (page) => page)
    return readRows(
      { rows, unreadable },
      accountOf,
      (row, _, index): TopAccount => ({
        ...row,
        rank: placeOf(row, index),
      }),
    )
  }, [rows, unreadable, pages])
  return { ...model, places: read.rows, unreadable: read.unreadable }
}
