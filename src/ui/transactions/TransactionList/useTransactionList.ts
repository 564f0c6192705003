'use client'
import { useMemo } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { type TransactionListQuery, transactionListParams } from '../../../query/builders/transactions.ts'
import { useTransactionsInfinite } from '../../../react/v3/blockchain.ts'
import type { Ending } from '../../../reading/ending.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import type { RowAssets } from '../../../reading/value/rowAssets.ts'
import type { Flag } from '../../../trust/flags.ts'
import { NOBODY } from '../../lookalike/twins.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { checkMessages, NO_ROWS, readableRows } from '../../table/readRows.ts'
import { useMerged } from '../../table/useMerged.ts'
import { usePaid } from '../../trust/usePaid.ts'
import { paidIn, transactionFlags } from './transactionFlags.ts'
import { useRowTraces } from './useRowTraces.ts'

export interface TransactionListOptions extends ListOptions<ShownTransaction>, TransactionListQuery {
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
  /**
   * Loads the outcome of what a row caused, and the tokens that moved: a transfer that left the wallet and came back is marked. One request at
   * low priority for a page, after its rows. Default `true`; rows of `data` are never looked up.
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
  /** The jettons and NFT items that a row took from its account, or brought it; nothing where its trace is not known. */
  assetsOf(row: ShownTransaction): RowAssets
  /** Of these tokens. */
  readonly metadata: Metadata
}

const hashOf = ({ hash }: ShownTransaction) => hash

function check(row: ShownTransaction) {
  checkMessages(row)
  summarize(row)
}

const useRows: (options: TransactionListOptions) => ListModel<ShownTransaction> & { addressBook: AddressBook } =
  /* @__PURE__ */ listHook({
    paramsOf: ({ address, filter }: TransactionListOptions) => transactionListParams({ address, filter }),
    useRows: (params, options) => useTransactionsInfinite(params, options),
    useBooks: (pages, options) => ({ addressBook: useMerged(pages, 'address_book', options.addressBook) }),
  })

/**
 * The transactions of an account, or those that a filter describes, newest first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `TransactionList` alone. One request for each page of rows, and one for their
 * outcomes.
 */
export function useTransactionList(options: TransactionListOptions): TransactionListModel {
  const { address, data, outcomes = true } = options
  const { rows: given, unreadable: unreadBefore, addressBook, query } = useRows(options)
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
  const told = useRowTraces(outcomes && data === undefined ? rows : NO_ROWS)
  // All of it is new together: who has one of them needs to compare no other.
  const shared = useMemo(() => {
    const flagsOf = (row: ShownTransaction) => transactionFlags(row, paid)
    return { rows, addressBook, isMixed, summaryOf: summarize, flagsOf, ...told }
  }, [rows, addressBook, isMixed, paid, told])
  return { query, unreadable, ...shared }
}
