'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, type ReactElement, useCallback, useMemo } from 'react'
import type { TransactionsParams } from '../../endpoints/v3/blockchain/transactions.ts'
import { useTransactionsInfinite } from '../../react/v3/blockchain.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { Transaction } from '../../schemas/transaction.ts'
import { Cell } from '../List/Cell.tsx'
import { List, type ListColumn } from '../List/List.tsx'
import { cx, type ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import {
  AmountCell,
  BlockCell,
  type CellProps,
  FeeCell,
  HashCell,
  OperationCell,
  PartiesCell,
  StatusCell,
} from './cells.tsx'
import { isOver, isUnder, middleLayout, type TransactionColumn, WIDTHS } from './layout.ts'
import { summarize } from './summary.ts'
import styles from './TransactionList.module.css'
import { transactionTexts } from './texts.ts'

export type { TransactionColumn } from './layout.ts'

/** Parts: `root` and one for each cell of a row. */
export type TransactionPart = 'root' | 'row' | TransactionColumn

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type TransactionFilter = Omit<TransactionsParams, 'limit' | 'offset'>

export interface TransactionListProps
  extends Omit<ListProps<TransactionPart, Transaction, TransactionColumn>, 'slots'> {
  /** Whose transactions, in any form. */
  account?: string | undefined
  /** Which transactions: of a block, with a hash, of a time … Instead of `account`, or together with it. */
  filter?: TransactionFilter | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

const ALL: readonly TransactionColumn[] = ['status', 'hash', 'operation', 'parties', 'amount', 'fee', 'block']

const CELLS: Readonly<Record<TransactionColumn, (props: CellProps) => ReactElement | null>> = {
  status: StatusCell,
  hash: HashCell,
  operation: OperationCell,
  parties: PartiesCell,
  amount: AmountCell,
  fee: FeeCell,
  block: BlockCell,
}

const SKELETONS: Readonly<Record<TransactionColumn, ReactElement>> = {
  status: <Skeleton width="16px" height={16} round={8} />,
  hash: (
    <>
      <Skeleton width="92px" line={20} />
      <span className={styles.time}>
        <Skeleton width="44px" height={10} />
      </span>
    </>
  ),
  operation: (
    <>
      <span className={styles.tile} data-tone="neutral" />
      <span className={styles.verb}>
        <Skeleton width="96px" />
      </span>
      <span className={styles.detail}>
        <Skeleton width="128px" height={10} />
      </span>
    </>
  ),
  parties: <Skeleton width="124px" line={20} />,
  amount: <Skeleton width="88px" line={20} />,
  fee: <Skeleton width="48px" line={16} height={10} />,
  block: <Skeleton width="64px" line={16} height={10} />,
}

const ENDS: ReadonlySet<TransactionColumn> = new Set(['amount', 'fee', 'block'])
const EMPTY_BOOK: AddressBook = {}
const keyOf = (transaction: Transaction) => transaction.hash

/**
 * Transactions as they are, newest first: status, hash and time, operation, from and to, value, fee, block. Asks for
 * those of `account`, or those that `filter` describes, page by page; or draws `data`. Names come with the pages and cost no request of their own.
 */
export const TransactionList = forwardRef<HTMLDivElement, TransactionListProps>(function TransactionList(props, ref) {
  const {
    account,
    filter,
    data,
    addressBook,
    heading,
    paging,
    pageSize = 25,
    columns = ALL,
    queryOptions,
    ...rest
  } = props
  const { density, renderLink, trustPolicy, className, classNames, style, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(transactionTexts)

  const asks = data === undefined && (account !== undefined || filter !== undefined)
  const params = { ...filter, ...(account !== undefined && { account: [account] }), limit: pageSize }
  const query = useTransactionsInfinite(asks ? params : skipToken, queryOptions)
  const pages = query.data?.pages
  const book = useMemo(
    () => addressBook ?? (Object.assign({}, ...(pages ?? []).map((page) => page.address_book)) as AddressBook),
    [addressBook, pages],
  )

  const rows = data ?? query.data?.rows ?? NO_ROWS
  const isMixed = useMemo(() => rows.some((row) => row.account !== rows[0]?.account), [rows])

  const shown = useMemo(
    () =>
      columns.map(
        (id): ListColumn<TransactionColumn> => ({
          id,
          label: words(LABELS[id]),
          className: cx(
            styles[id],
            id === 'parties' && isMixed && styles.mixed,
            isUnder(id, columns) && styles.under,
            isOver(id, columns) && styles.over,
            classNames?.[id],
          ),
          width: WIDTHS[id][scope.density === 'compact' ? 1 : 0],
          isLabelHidden: id === 'status',
          ...(ENDS.has(id) && { align: 'end' }),
          headClassName: cx(id === 'amount' && styles.amountHead, isUnder(id, columns) && styles.underHead),
        }),
      ),
    [columns, words, scope.density, classNames, isMixed],
  )
  const renderRow = useCallback(
    (transaction: Transaction) => {
      const summary = summarize(transaction)
      return shown.map(({ id, align, className }) => {
        const Content = CELLS[id]
        return (
          <Cell key={id} column={id} align={align} className={className}>
            <Content transaction={transaction} summary={summary} addressBook={book ?? EMPTY_BOOK} isMixed={isMixed} />
          </Cell>
        )
      })
    },
    [shown, book, isMixed],
  )

  return (
    <List
      scope={scope}
      ref={ref}
      label={words('transactions.label')}
      heading={heading}
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      renderRow={renderRow}
      renderSkeleton={(id) => SKELETONS[id as TransactionColumn]}
      pageSize={pageSize}
      rowHeight={scope.density === 'compact' ? 40 : 57}
      query={asks ? query : undefined}
      paging={paging}
      empty={{ title: words('transactions.empty'), text: words('transactions.emptyText') }}
      rowClassName={cx(styles.row, classNames?.row)}
      headClassName={styles.head}
      className={cx(className, classNames?.root)}
      style={{ ...middleLayout(columns), ...style }}
      {...attributes}
    />
  )
})

const NO_ROWS: readonly Transaction[] = []

const LABELS = {
  status: 'column.status',
  hash: 'column.transaction',
  operation: 'column.operation',
  parties: 'column.parties',
  amount: 'column.amount',
  fee: 'column.fee',
  block: 'column.block',
} as const
