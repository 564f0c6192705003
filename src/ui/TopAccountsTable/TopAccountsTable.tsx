'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import { attempt } from '../../core/attempt.ts'
import type { AccountBalance } from '../../endpoints/v3/stats/topAccountsByBalance.ts'
import { useAddressName } from '../../react/useAddressName.ts'
import { useTopAccountsByBalanceInfinite } from '../../react/v3/stats.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import { CopyingLabel } from '../AddressLabel/CopyingLabel.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { type CellProps, List, type ListKind } from '../List/List.tsx'
import { rankColumn } from '../List/rankColumn.tsx'
import { Meter } from '../Meter/Meter.tsx'
import type { ListProps } from '../props.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './TopAccountsTable.module.css'
import { topAccountTexts } from './texts.ts'

export type TopAccountColumn = 'rank' | 'account' | 'balance'

export interface TopAccountsTableProps
  extends Omit<
    ListProps<'root' | 'row' | TopAccountColumn, AccountBalance, TopAccountColumn>,
    'newRows' | 'onShowNew'
  > {
  /** What is known of the addresses in `data`. Without `data` names are asked for: one request for those that are seen. */
  addressBook?: AddressBook | undefined
}

interface Place extends AccountBalance {
  /** From 1. */
  readonly rank: number
  /** Of the richest one's, 0 to 1: for the bar only. */
  readonly share: number
}

interface Shared {
  /** Absent where names are asked for. */
  readonly addressBook: AddressBook | undefined
}

function AccountCell({ row: { account }, context: { addressBook } }: CellProps<Place, Shared>) {
  return addressBook ? (
    <CopyingLabel address={account} data={addressBook[account] ?? null} />
  ) : (
    <AskingLabel account={account} />
  )
}

function AskingLabel({ account }: { account: string }) {
  return <CopyingLabel address={account} data={useAddressName(account).data} />
}

function BalanceCell({ row: { balance, share } }: CellProps<Place, Shared>) {
  return (
    <>
      <Meter share={share} />
      <Amount data={balance} precision="full" />
    </>
  )
}

const KIND: ListKind<Place, TopAccountColumn, Shared> = {
  texts: topAccountTexts,
  stem: 'topAccounts',
  rowKey: ({ account }) => account,
  rowHeight: [44, 36],
  rowClassName: styles.row,
  columns: {
    rank: rankColumn(styles.rank),
    account: {
      label: 'column.account',
      width: 'minmax(0, 1fr)',
      Cell: AccountCell,
      skeleton: <Skeleton width="128px" />,
    },
    balance: {
      label: 'column.balance',
      width: 'minmax(0, 1.4fr)',
      align: 'end',
      className: styles.balance,
      Cell: BalanceCell,
      skeleton: <Skeleton width="128px" />,
    },
  },
}

const NO_NAMES: AddressBook = {}

/** The accounts with the most coins, richest first: rank, account, exact balance. Asks page by page, or draws `data`. */
export const TopAccountsTable = forwardRef<HTMLDivElement, TopAccountsTableProps>(
  function TopAccountsTable(props, ref) {
    const { addressBook, queryOptions, data, ...list } = props
    const { pageSize = 25 } = list
    const query = useTopAccountsByBalanceInfinite(data ? skipToken : { limit: pageSize }, queryOptions)
    const rows = data ?? query.data?.rows
    const places = useMemo(() => {
      const most = attempt(() => BigInt(rows?.[0]?.balance ?? 0)) ?? 0n
      return (rows ?? []).map(
        (row, index): Place => ({
          ...row,
          rank: index + 1,
          share: attempt(() => Number((BigInt(row.balance) * 1000n) / most) / 1000) ?? 0,
        }),
      )
    }, [rows])
    const book = addressBook ?? (data && NO_NAMES)
    const context = useMemo(() => ({ addressBook: book }), [book])
    return (
      <List
        ref={ref}
        kind={KIND}
        context={context}
        data={places}
        query={data ? undefined : { ...query, data: undefined }}
        {...list}
      />
    )
  },
)
