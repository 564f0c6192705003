'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, type ReactElement, useCallback, useMemo, useState } from 'react'
import { useJettonWalletsInfinite } from '../../react/v3/jettons.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { JettonWallet } from '../../schemas/jetton.ts'
import type { Metadata } from '../../schemas/metadata.ts'
import { Button } from '../Button/Button.tsx'
import { flag } from '../icons/paths.ts'
import { Cell } from '../List/Cell.tsx'
import { List, type ListColumn } from '../List/List.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { cx, type ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { AssetCell, BalanceCell, Fold, WalletCell } from './cells.tsx'
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

const ALL: readonly JettonColumn[] = ['asset', 'balance', 'wallet']
const LABELS = { asset: 'column.asset', balance: 'column.balance', wallet: 'column.wallet' } as const
const WIDTHS: Readonly<Record<JettonColumn, string>> = {
  asset: 'minmax(0, 1.4fr)',
  balance: 'minmax(0, 1fr)',
  wallet: '148px',
}
const SKELETONS: Readonly<Record<JettonColumn, ReactElement>> = {
  asset: (
    <>
      <Skeleton width="28px" height={28} round={8} />
      <Skeleton width="64px" line={20} />
      <Skeleton width="124px" height={10} line={16} />
    </>
  ),
  balance: <Skeleton width="96px" />,
  wallet: <Skeleton width="104px" />,
}
const CLOSED = { zero: false, flagged: false }
const NO_ROWS: readonly JettonWallet[] = []

/**
 * The jettons of an owner: token, exact balance, jetton wallet. Empty and flagged ones are folded away at the end. Asks
 * page by page, or draws `data`. Names and images come with the pages and cost no request of their own.
 */
export const JettonTable = forwardRef<HTMLDivElement, JettonTableProps>(function JettonTable(props, ref) {
  const {
    owner,
    data,
    metadata,
    addressBook,
    heading,
    paging,
    pageSize = 100,
    columns = ALL,
    queryOptions,
    ...rest
  } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(jettonTexts)
  const [open, setOpen] = useState(CLOSED)

  const asks = data === undefined && owner !== undefined
  const query = useJettonWalletsInfinite(asks ? { owner_address: [owner], limit: pageSize } : skipToken, queryOptions)
  const pages = query.data?.pages
  const known = useMemo(
    () => ({
      metadata: metadata ?? merged<Metadata>(pages?.map((page) => page.metadata)),
      addressBook: addressBook ?? merged<AddressBook>(pages?.map((page) => page.address_book)),
    }),
    [metadata, addressBook, pages],
  )
  const wallets = data ?? query.data?.rows ?? NO_ROWS
  const { rows, hidden } = useMemo(
    () => arrangeJettons(wallets, known.metadata, open, scope.trustPolicy),
    [wallets, known.metadata, open, scope.trustPolicy],
  )

  const shown = useMemo(
    () =>
      columns.map(
        (id): ListColumn<JettonColumn> => ({
          id,
          label: words(LABELS[id]),
          className: cx(styles[id], classNames?.[id]),
          width: WIDTHS[id],
          ...(id !== 'asset' && { align: 'end' }),
        }),
      ),
    [columns, words, classNames],
  )
  const renderRow = useCallback(
    (row: JettonRow | FoldRow) => {
      if (row.kind === 'fold') {
        const toggle = () => setOpen((open) => ({ ...open, [row.group]: !open[row.group] }))
        return <Fold row={row} span={shown.length} onToggle={toggle} />
      }
      const drawn = { asset: AssetCell, balance: BalanceCell, wallet: WalletCell }
      return shown.map(({ id, align, className }) => {
        const Content = drawn[id]
        return (
          <Cell key={id} column={id} align={align} className={className}>
            <Content row={row} addressBook={known.addressBook} isDim={row.isFlagged && scope.trustPolicy !== 'show'} />
          </Cell>
        )
      })
    },
    [shown, known.addressBook, scope.trustPolicy],
  )

  return (
    <List
      scope={scope}
      ref={ref}
      label={words('jettons.label')}
      heading={heading}
      total={wallets.length > 0 && !query.hasNextPage ? wallets.length : undefined}
      columns={shown}
      rows={rows}
      rowKey={keyOfRow}
      renderRow={renderRow}
      renderSkeleton={(id) => SKELETONS[id as JettonColumn]}
      pageSize={pageSize}
      rowHeight={scope.density === 'compact' ? 40 : 56}
      query={asks ? query : undefined}
      paging={paging}
      empty={{ title: words('jettons.empty'), text: words('jettons.emptyText') }}
      banner={
        hidden > 0 && (
          <Notice
            icon={flag}
            title={words.plural('jettons.hidden', hidden)}
            action={
              <Button kind="link" onClick={() => setOpen({ ...open, flagged: true })}>
                {words('action.reveal')}
              </Button>
            }
          />
        )
      }
      rowClassName={cx(styles.row, classNames?.row)}
      className={cx(className, classNames?.root)}
      {...attributes}
    />
  )
})

const merged = <Book extends object>(pages: readonly Book[] | undefined): Book => Object.assign({}, ...(pages ?? []))
