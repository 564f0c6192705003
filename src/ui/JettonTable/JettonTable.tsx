'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo, useState } from 'react'
import { useJettonWalletsInfinite } from '../../react/v3/jettons.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { JettonWallet } from '../../schemas/jetton.ts'
import type { Metadata } from '../../schemas/metadata.ts'
import { List, type ListKind } from '../List/List.tsx'
import { useMerged } from '../List/useMerged.ts'
import { useNotices } from '../List/useNotices.ts'
import type { ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useTokenFlags } from '../trust/useTokenFlags.ts'
import { AssetCell, BalanceCell, Fold, type Shared, WalletCell } from './cells.tsx'
import styles from './JettonTable.module.css'
import { arrangeJettons, type FoldRow, type JettonRow, keyOfRow } from './jettonRows.ts'
import { jettonTexts } from './texts.ts'

export type JettonColumn = 'asset' | 'balance' | 'wallet'

export interface JettonTableProps
  extends Omit<ListProps<'root' | 'row' | JettonColumn, JettonWallet, JettonColumn>, 'slots'> {
  /** Whose jettons, in any form. Needed unless `data` is given. */
  owner?: string | undefined
  /** What is known of the tokens in `data`. */
  metadata?: Metadata | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

const KIND: ListKind<JettonRow | FoldRow, JettonColumn, Shared> = {
  texts: jettonTexts,
  stem: 'jettons',
  rowKey: keyOfRow,
  rowHeight: [56, 40],
  rowClassName: styles.row,
  columns: {
    asset: {
      label: 'column.asset',
      width: 'minmax(0, 1.4fr)',
      className: styles.asset,
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
      className: styles.balance,
      Cell: BalanceCell,
      skeleton: <Skeleton width="96px" />,
    },
    wallet: {
      label: 'column.wallet',
      width: '148px',
      align: 'end',
      className: styles.wallet,
      Cell: WalletCell,
      skeleton: <Skeleton width="104px" />,
    },
  },
  drawRow: (row, { toggle }, span) =>
    row.kind === 'fold' && <Fold row={row} span={span} onToggle={() => toggle(row.group)} />,
}
const CLOSED = { zero: false, flagged: false }
const NO_ROWS: readonly JettonWallet[] = []

/**
 * The jettons of an owner: token, exact balance, jetton wallet. Empty and flagged ones are folded away at the end. Asks
 * page by page, or draws `data`. Names and images come with the pages and cost no request of their own.
 */
export const JettonTable = forwardRef<HTMLDivElement, JettonTableProps>(function JettonTable(props, ref) {
  const { owner, data, metadata: givenMetadata, addressBook: givenBook, queryOptions, pageSize = 100, ...list } = props
  const scope = useScope(list)
  const notices = useNotices()
  const [open, setOpen] = useState(CLOSED)

  const asks = data === undefined && owner !== undefined
  const query = useJettonWalletsInfinite(asks ? { owner_address: [owner], limit: pageSize } : skipToken, queryOptions)
  const metadata = useMerged(query.data?.pages, 'metadata', givenMetadata)
  const addressBook = useMerged(query.data?.pages, 'address_book', givenBook)
  const flagsOf = useTokenFlags()
  const wallets = data ?? query.data?.rows ?? NO_ROWS
  const { rows, hidden } = useMemo(
    () => arrangeJettons(wallets, metadata, flagsOf, open, scope.trustPolicy),
    [wallets, metadata, flagsOf, open, scope.trustPolicy],
  )
  const context = useMemo(
    () => ({
      addressBook,
      toggle: (group: FoldRow['group']) => setOpen((open) => ({ ...open, [group]: !open[group] })),
    }),
    [addressBook],
  )

  return (
    <List
      ref={ref}
      kind={KIND}
      context={context}
      query={asks ? { ...query, data: undefined } : undefined}
      data={rows}
      total={wallets.length > 0 && !query.hasNextPage ? wallets.length : undefined}
      pageSize={pageSize}
      banner={
        notices &&
        hidden > 0 && (
          <notices.HiddenNotice count={hidden} onReveal={() => setOpen((open) => ({ ...open, flagged: true }))} />
        )
      }
      {...list}
    />
  )
})
