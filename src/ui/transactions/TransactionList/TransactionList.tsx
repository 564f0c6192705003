'use client'
import { useMemo } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { ListProps } from '../../root/props.ts'
import { defineList } from '../../table/defineList.tsx'
import { mixedKind, opening, type TransactionColumn, transactionKind } from './kind.tsx'
import { type TransactionListOptions, useTransactionList } from './useTransactionList.ts'

export type { TransactionColumn } from './kind.tsx'

/** Parts: `root` and one for each cell of a row. */
export type TransactionPart = 'root' | 'row' | TransactionColumn

export interface TransactionListProps
  extends ListProps<TransactionPart, ShownTransaction, TransactionColumn>,
    Omit<TransactionListOptions, 'data' | 'pageSize' | 'queryOptions'> {
  /**
   * Rows open to phases, fees and messages: then Enter opens a row, where it follows the row's link otherwise. Default
   * `false`: a button in every row is four elements more for each.
   */
  expandable?: boolean | undefined
}

/**
 * Transactions as they are, newest first: status, hash and time, operation, from and to, value, fee, block. Loads
 * those of `address`, or those that `filter` describes, page by page; or renders `data`.
 * The pages have names, at no request of their own. One more request for a page marks what failed further on, and has the tokens that moved:
 * see `outcomes`.
 */
export const TransactionList = /* @__PURE__ */ defineList({
  name: 'TransactionList',
  kind: transactionKind,
  own: { address: true, addressBook: true, expandable: true, filter: true, outcomes: true },
  useShell(props: TransactionListProps) {
    const { filter, expandable } = props
    const { addressBook, isMixed, flagsOf, endOf, assetsOf, metadata, query } = useTransactionList(props)
    // A block is complete: no transaction is added to it later.
    const isOfBlock = filter?.seqno !== undefined || filter?.mc_seqno !== undefined
    const context = useMemo(
      () => ({ addressBook, isMixed, flagsOf, endOf, assetsOf, metadata, isOfBlock }),
      [addressBook, isMixed, flagsOf, endOf, assetsOf, metadata, isOfBlock],
    )
    const kind = useMemo(() => {
      const rows = isMixed ? mixedKind : transactionKind
      const kind = expandable ? opening(rows) : rows
      return isOfBlock ? { ...kind, stem: 'transactions.ofBlock' } : kind
    }, [isMixed, expandable, isOfBlock])
    return { kind, context, query }
  },
})
