'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { PAGE_SIZE } from '../../../query/builders/list.ts'
import { type TransactionListQuery, transactionListParams } from '../../../query/builders/transactions.ts'
import { useTransactionsInfinite } from '../../../react/v3/blockchain.ts'
import type { Ending } from '../../../reading/ending.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import type { Flag } from '../../../trust/flags.ts'
import { NOBODY } from '../../lookalike/twins.ts'

import { type OldName, withAddress } from '../../root/withAddress.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { checkMessages, NO_ROWS, readableRows } from '../../table/readRows.ts'
import { useMerged } from '../../table/useMerged.ts'
import { usePaid } from '../../trust/usePaid.ts'
import { paidIn, transactionFlags } from './transactionFlags.ts'
import { useEnds } from './useEnds.ts'

export interface TransactionListOptions
  extends ListOptions<ShownTransaction>,
    TransactionListQuery,
    OldName<'account'> {
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
  /**
   * Asks how what a row set off ended: a transfer that left the wallet and came back is marked. One request at low priority for a page,
   * after its rows. Default `true`; rows of `data` are never asked about.
   */
  outcomes?: boolean | undefined
}

export interface TransactionListModel extends ListModel<ShownTransaction> {
  readonly addressBook: AddressBook
  /** The rows may be of several accounts: each names its own. */
  readonly isMixed: boolean
  /** What a row was about, the way its account sees it. */
  summaryOf(row: ShownTransaction): TransactionSummary
  /** The flags of a row; empty for most. */
  flagsOf(row: ShownTransaction): readonly Flag[]
  /** How what the row set off ended, where it failed or is pending though the row itself succeeded. */
  endOf(row: ShownTransaction): Ending | undefined
}

const hashOf = ({ hash }: ShownTransaction) => hash

function check(row: ShownTransaction) {
  checkMessages(row)
  summarize(row)
}

/**
 * The transactions of an account, or those that a filter describes, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `TransactionList` alone. One request for each page of rows, and one for their
 * outcomes.
 */
export function useTransactionList(options: TransactionListOptions): TransactionListModel {
  const { address, filter, data, pageSize = PAGE_SIZE, queryOptions, outcomes = true } = withAddress(options)
  const params = data === undefined ? transactionListParams({ address, filter }) : undefined
  const query = useTransactionsInfinite(params ? { ...params, limit: pageSize } : skipToken, queryOptions)
  const addressBook = useMerged(query.data?.pages, 'address_book', options.addressBook)
  const { rows: given, unreadable: unreadBefore, ...model } = listModel(data, query, params !== undefined)
  // The recipients of an account, from the summaries of all rows.
  const { rows, unreadable } = useMemo(
    () => readableRows({ rows: given, unreadable: unreadBefore }, hashOf, check),
    [given, unreadBefore],
  )
  const isOfSeveral = useMemo(() => new Set(rows.map(({ account }) => account)).size > 1, [rows])
  const inRows = useMemo(() => (isOfSeveral ? NOBODY : paidIn(rows)), [isOfSeveral, rows])
  const paid = usePaid(isOfSeveral ? undefined : rows[0]?.account, inRows)
  // What a filter finds may be of one account by chance.
  const isMixed = isOfSeveral || (data === undefined && address === undefined)
  const endOf = useEnds(outcomes && data === undefined ? rows : NO_ROWS)
  // All of it is new together: who has one of them needs to compare no other.
  const shared = useMemo(() => {
    const flagsOf = (row: ShownTransaction) => transactionFlags(row, paid)
    return { rows, addressBook, isMixed, summaryOf: summarize, flagsOf, endOf }
  }, [rows, addressBook, isMixed, paid, endOf])
  return { ...model, unreadable, ...shared }
}
