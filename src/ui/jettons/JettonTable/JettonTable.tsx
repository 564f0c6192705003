'use client'
import { useMemo } from 'react'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import { WALLETS_PAGE } from '../../../query/builders/jettons.ts'
import { SearchField } from '../../parts/SearchField.tsx'
import type { ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList } from '../../table/defineList.tsx'
import type { ListKind } from '../../table/List.tsx'
import { HiddenNotice } from '../../table/ListNotices.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { jettonTexts } from '../../words/en/jettons.ts'
import { AssetCell, BalanceCell, Fold, type JettonContext, MenuCell, owned, WalletCell } from './cells.tsx'
import styles from './JettonTable.module.css'
import { keyOfRow, type TableRow } from './jettonRows.ts'
import { type JettonTableOptions, useJettonTable } from './useJettonTable.ts'

export type JettonColumn = 'asset' | 'balance' | 'price' | 'value' | 'wallet' | 'menu'

export interface JettonTableProps
  extends Omit<
      ListProps<'root' | 'row' | JettonColumn, JettonWallet, JettonColumn>,
      'newRows' | 'onShowNew' | 'pageSize'
    >,
    Pick<
      JettonTableOptions,
      | 'address'
      | 'metadata'
      | 'addressBook'
      | 'native'
      | 'priceSource'
      | 'hiddenTokens'
      | 'onHiddenTokensChange'
      | 'pageSize'
    > {
  /** A field that finds tokens by symbol, name or address, at the end of the title's line. Default: where there is a title. */
  search?: boolean | undefined
}

const KIND: ListKind<TableRow, JettonColumn, JettonContext> = {
  texts: jettonTexts,
  stem: 'jettons',
  rowKey: keyOfRow,
  dataOf: (row) => ('wallet' in row ? row.wallet : undefined),
  rowHeight: [56, 40],
  rowClassName: styles.row,
  columns: {
    asset: {
      label: 'column.asset',
      width: 'minmax(0, 1.4fr)',
      className: tokenStyles.token,
      place: 'title',
      Cell: AssetCell,
      skeleton: (
        <>
          <Skeleton width="28px" height={28} round={8} />
          <Skeleton width="64px" line={20} />
          <Skeleton width="124px" height={10} line={16} />
        </>
      ),
    },
    balance: {
      label: 'column.balance',
      width: 'minmax(0, 1fr)',
      align: 'end',
      place: 'end',
      Cell: BalanceCell,
      skeleton: 96,
    },
    price: {
      label: 'column.price',
      width: '104px',
      align: 'end',
      className: styles.price,
      place: 'none',
      Cell: ({ row, context: { priceSource: source } }) => source && <source.Price {...source} {...owned(row)} />,
      skeleton: 56,
    },
    value: {
      label: 'column.value',
      width: '112px',
      align: 'end',
      place: 'under',
      Cell: ({ row, context: { priceSource: source } }) => source && <source.Value {...source} {...owned(row)} />,
      skeleton: 64,
    },
    wallet: {
      label: 'column.wallet',
      width: '148px',
      align: 'end',
      place: 'under',
      Cell: WalletCell,
      skeleton: 104,
    },
    menu: {
      label: 'column.actions',
      width: '24px',
      className: styles.menu,
      place: 'tail',
      isLabelHidden: true,
      Cell: MenuCell,
      skeleton: <span />,
    },
  },
  drawRow(row, { toggle, priceSource }, span) {
    if (row.kind === 'fold') {
      return <Fold row={row} span={span} hasTotal={priceSource !== undefined} onToggle={() => toggle(row.group)} />
    }
    return (
      row.kind === 'total' &&
      priceSource && (
        // biome-ignore lint/a11y/useFocusableInteractive: rows take the focus, cells do not
        // biome-ignore lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
        <div role="gridcell" aria-colspan={span} className={styles.foldCell} data-part="total">
          <priceSource.Total {...priceSource} value={row.value} isIncomplete={row.isIncomplete} />
        </div>
      )
    )
  },
}

/** How many flagged jettons are folded away behind a row. */
const flaggedIn = (row: TableRow) => (row.kind === 'fold' && row.group === 'flagged' ? row.count : 0)

/** The same while something is searched for: only its text for an empty list differs. */
const FOUND = { ...KIND, stem: 'jettons.found' }

const PLAIN: readonly JettonColumn[] = ['asset', 'balance', 'wallet', 'menu']
const PRICED: readonly JettonColumn[] = ['asset', 'balance', 'price', 'value', 'menu']

/**
 * The jettons of an owner: token, exact balance, jetton wallet, a menu; price and value where the app has prices. Empty and
 * flagged ones, and those that the reader hides, are folded away at the end. Loads page by page, or renders `data`.
 * The pages have names and images, at no request of their own.
 */
export const JettonTable = /* @__PURE__ */ defineList({
  name: 'JettonTable',
  kind: KIND,
  own: {
    address: true,
    addressBook: true,
    hiddenTokens: true,
    metadata: true,
    native: true,
    onHiddenTokensChange: true,
    priceSource: true,
    search: true,
  },
  useShell(props: JettonTableProps) {
    const { heading, search = heading !== undefined, actions, priceSource, pageSize = WALLETS_PAGE } = props
    const { columns = priceSource ? PRICED : PLAIN } = props
    const scope = useScope(props)
    const model = useJettonTable({ ...props, pageSize, trustPolicy: scope.trustPolicy })
    const { rows, unreadable, hidden, toggle, isPutAway, toggleHidden, query } = model
    const { addressBook, metadata } = model.books
    const context = useMemo(
      () => ({ addressBook, metadata, toggle, isPutAway, toggleHidden, priceSource }),
      [addressBook, metadata, toggle, isPutAway, toggleHidden, priceSource],
    )
    return {
      kind: model.search ? FOUND : KIND,
      context,
      columns,
      query,
      data: rows,
      unreadable,
      total: model.total,
      flagged: rows.reduce((sum, row) => sum + flaggedIn(row), hidden),
      pageSize,
      actions: search ? (
        <>
          <SearchField
            label={scope.wordsOf(jettonTexts)('jettons.search')}
            value={model.search}
            onValue={model.setSearch}
          />
          {actions}
        </>
      ) : (
        actions
      ),
      banner: hidden > 0 && <HiddenNotice count={hidden} onReveal={model.reveal} />,
    }
  },
})
