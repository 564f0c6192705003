'use client'
import { useMemo } from 'react'
import type { AccountBalance } from '../../../contract/v3/accountBalance.ts'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { rankColumn } from '../../table/rankColumn.tsx'
import { contractColumn } from '../../tokens/contractColumn.tsx'
import { createShares } from '../../tokens/share.ts'
import { topAccountTexts } from '../../words/en/accounts.ts'
import styles from './TopAccountsTable.module.css'
import { type TopAccount, useTopAccounts } from './useTopAccounts.ts'

export type TopAccountColumn = 'rank' | 'account' | 'contract' | 'balance'

export interface TopAccountsTableProps
  extends Omit<
    ListProps<'root' | 'row' | TopAccountColumn, AccountBalance, TopAccountColumn>,
    'newRows' | 'onShowNew'
  > {
  /** Names of the addresses in `data`. Without `data` names are asked for: one request for those that are seen. */
  addressBook?: AddressBook | undefined
}

interface TopAccountContext {
  /** Absent where names are asked for. */
  readonly addressBook: AddressBook | undefined
}

function AccountCell({ row: { account }, context: { addressBook } }: CellProps<TopAccount, TopAccountContext>) {
  return <AddressLabel address={account} data={addressBook && (addressBook[account] ?? null)} menu={false} />
}

function BalanceCell({ row: { balance, ofLargest } }: CellProps<TopAccount, TopAccountContext>) {
  const { text, full } = useScope().once(createShares)(ofLargest)
  return (
    <>
      <span className={list.faint} data-tip={full} dir="ltr" aria-hidden="true">
        {text}
      </span>
      <Amount data={balance} />
    </>
  )
}

/** What part of the largest balance it is has a head of its own. For the eye only, as the part is. */
function BalanceHead() {
  const words = useScope().wordsOf(topAccountTexts)
  return (
    <>
      <span aria-hidden="true">{words('topAccounts.ofLargest')}</span>
      <span>{words('column.balance')}</span>
    </>
  )
}

const KIND: ListKind<TopAccount, TopAccountColumn, TopAccountContext> = {
  texts: topAccountTexts,
  stem: 'topAccounts',
  rowKey: ({ account }) => account,
  rowHeight: [44, 36],
  rowClassName: cx(list.dense, styles.row),
  columns: {
    rank: rankColumn(),
    account: {
      label: 'column.account',
      width: 'minmax(0, 1fr)',
      place: 'title',
      Cell: AccountCell,
      skeleton: 128,
    },
    contract: {
      ...contractColumn(({ account }, { addressBook }) => ({
        address: account,
        data: addressBook && (addressBook[account] ?? null),
      })),
      className: cx(list.wide, styles.contract),
      place: 'sub',
    },
    balance: {
      label: 'column.balance',
      width: 'minmax(0, 1.4fr)',
      align: 'end',
      className: styles.balance,
      place: 'under',
      Cell: BalanceCell,
      Head: BalanceHead,
      headClassName: styles.balance,
      skeleton: 128,
    },
  },
}

const NO_NAMES: AddressBook = {}

/** The accounts with the most coins, richest first: rank, account, its contract, balance, and what part of the largest it is. Loads page by page, or renders `data`. */
export const TopAccountsTable = /* @__PURE__ */ defineList({
  name: 'TopAccountsTable',
  kind: KIND,
  own: { addressBook: true },
  useShell(props: TopAccountsTableProps) {
    const { places, unreadable, query } = useTopAccounts(props)
    const addressBook = props.addressBook ?? (props.data && NO_NAMES)
    const context = useMemo(() => ({ addressBook }), [addressBook])
    return { context, data: places, unreadable, query }
  },
})
