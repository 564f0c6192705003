'use client'
import { useMemo } from 'react'
import type { AccountBalance } from '../../../contract/v3/accountBalance.ts'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { useTonCenter } from '../../../react/context.ts'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { useInCoin } from '../../parts/NativeAmount.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { rankColumn } from '../../table/rankColumn.tsx'
import { sayByKey } from '../../text/sayByKey.ts'
import { contractColumn, SYSTEM_CONTRACTS } from '../../tokens/contractColumn.tsx'
import { topAccountTexts } from '../../words/en/accounts.ts'
import styles from './TopAccountsTable.module.css'
import { type TopAccount, useTopAccounts } from './useTopAccounts.ts'

export type TopAccountColumn = 'rank' | 'account' | 'contract' | 'balance' | 'value'

export interface TopAccountsTableProps
  extends Omit<
    ListProps<'root' | 'row' | TopAccountColumn, AccountBalance, TopAccountColumn>,
    'newRows' | 'onShowNew'
  > {
  /** Names of the addresses in `data`. Without `data` names are asked for: one request for those that are seen. */
  addressBook?: AddressBook | undefined
  /** What a coin is worth, from the app: then each row has what its balance is worth. */
  priceSource?: PriceSource | undefined
}

interface TopAccountContext extends Pick<TopAccountsTableProps, 'priceSource'> {
  /** Absent where names are asked for. */
  readonly addressBook: AddressBook | undefined
}

function AccountCell({ row: { account }, context: { addressBook } }: CellProps<TopAccount, TopAccountContext>) {
  const { wordsOf } = useScope()
  const system = SYSTEM_CONTRACTS.get(account)
  return (
    <AddressLabel
      address={account}
      data={addressBook && (addressBook[account] ?? null)}
      name={system && sayByKey('contract', system, wordsOf)}
      ends="all"
      menu={false}
    />
  )
}

function BalanceHead() {
  return useInCoin(useScope().wordsOf(topAccountTexts)('column.balance'))
}

function ValueCell({ row: { balance }, context: { priceSource: source } }: CellProps<TopAccount, TopAccountContext>) {
  const { decimals } = useTonCenter().settings.nativeCurrency
  const price = source?.priceOf('native')
  return (
    source && price && <source.Value {...source} price={price} value={source.worthOf(price.price, balance, decimals)} />
  )
}

const KIND: ListKind<TopAccount, TopAccountColumn, TopAccountContext> = {
  texts: topAccountTexts,
  stem: 'topAccounts',
  rowKey: ({ account }) => account,
  rowHeight: [44, 36],
  rowClassName: cx(list.dense, styles.row),
  headClassName: cx(list.slim, styles.head),
  columns: {
    rank: rankColumn(),
    account: {
      label: 'column.account',
      width: 'minmax(0, 2fr)',
      place: 'title',
      Cell: AccountCell,
      skeleton: 128,
    },
    contract: {
      ...contractColumn(({ account }, { addressBook }) => ({
        address: account,
        data: addressBook && (addressBook[account] ?? null),
      })),
      width: 'minmax(0, 0.8fr)',
      className: cx(list.wide, styles.contract),
      headClassName: styles.contract,
      place: 'sub',
    },
    balance: {
      label: 'column.balance',
      width: 'minmax(0, 0.7fr)',
      align: 'end',
      place: 'end',
      Head: BalanceHead,
      Cell: ({ row: { balance } }) => <Amount data={balance} precision={2} withSymbol={false} />,
      skeleton: 128,
    },
    value: {
      label: 'column.value',
      width: 'minmax(0, 0.6fr)',
      align: 'end',
      className: cx(list.quiet, styles.value),
      headClassName: styles.value,
      place: 'under',
      Cell: ValueCell,
      skeleton: 80,
    },
  },
}

const NO_NAMES: AddressBook = {}
const PLAIN: readonly TopAccountColumn[] = ['rank', 'account', 'contract', 'balance']

/**
 * The accounts with the most coins, richest first: rank, account, its contract, balance; what that is worth where the app has a price.
 * Loads page by page, or renders `data`.
 */
export const TopAccountsTable = /* @__PURE__ */ defineList({
  name: 'TopAccountsTable',
  kind: KIND,
  own: { addressBook: true, priceSource: true },
  useShell(props: TopAccountsTableProps) {
    const { priceSource, columns = priceSource ? undefined : PLAIN } = props
    const { places, unreadable, query } = useTopAccounts(props)
    const addressBook = props.addressBook ?? (props.data && NO_NAMES)
    const context = useMemo(() => ({ addressBook, priceSource }), [addressBook, priceSource])
    return { context, columns, data: places, unreadable, query }
  },
})
