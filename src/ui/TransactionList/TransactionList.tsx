'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import type { TransactionsParams } from '../../endpoints/v3/blockchain/transactions.ts'
import { useTransactionsInfinite } from '../../react/v3/blockchain.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { Transaction } from '../../schemas/transaction.ts'
import { List } from '../List/List.tsx'
import { useMerged } from '../List/useMerged.ts'
import type { ListProps } from '../props.ts'
import { openingKind, transactionKind } from './kind.tsx'
import type { TransactionColumn } from './layout.ts'
import { paidIn } from './transactionFlags.ts'

export type { TransactionColumn } from './layout.ts'

/** Parts: `root` and one for each cell of a row. */
export type TransactionPart = 'root' | 'row' | TransactionColumn

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type TransactionFilter = Omit<TransactionsParams, 'limit' | 'offset'>

export interface TransactionListProps extends ListProps<TransactionPart, Transaction, TransactionColumn> {
  /** Whose transactions, in any form. */
  account?: string | undefined
  /** Which transactions: of a block, with a hash, of a time … Instead of `account`, or together with it. */
  filter?: TransactionFilter | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
  /**
   * Rows open to phases, fees and messages: then Enter opens a row, where it follows the row's link otherwise. Default
   * `false`: a button in every row is four elements more for each.
   */
  expandable?: boolean | undefined
}

/**
 * Transactions as they are, newest first: status, hash and time, operation, from and to, value, fee, block. Asks for
 * those of `account`, or those that `filter` describes, page by page; or draws `data`. Names come with the pages and cost no request of their own.
 */
export const TransactionList = forwardRef<HTMLDivElement, TransactionListProps>(function TransactionList(props, ref) {
  const { account, filter, addressBook: given, queryOptions, expandable, ...list } = props
  const { data, pageSize = 25 } = list
  const asks = data === undefined && (account !== undefined || filter !== undefined)
  const params = { ...filter, ...(account !== undefined && { account: [account] }), limit: pageSize }
  const query = useTransactionsInfinite(asks ? params : skipToken, queryOptions)
  const addressBook = useMerged(query.data?.pages, 'address_book', given)
  const rows = data ?? query.data?.rows
  const context = useMemo(() => {
    const isMixed = new Set(rows?.map((row) => row?.account)).size > 1
    return { addressBook, isMixed, paid: paidIn((!isMixed && rows) || []) }
  }, [addressBook, rows])
  return (
    <List
      ref={ref}
      kind={expandable ? openingKind : transactionKind}
      context={context}
      query={asks ? query : undefined}
      {...list}
    />
  )
})
