'use client'
import { useMemo } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { columnPrecision } from '../../parts/amountDigits.ts'
import { Meter } from '../../parts/Meter.tsx'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { rankColumn } from '../../table/rankColumn.tsx'
import { Unknown } from '../../text/Absent.tsx'
import { contractColumn } from '../../tokens/contractColumn.tsx'
import { createShares } from '../../tokens/share.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { holderTexts } from '../../words/en/jettons.ts'
import { HolderShares } from './HolderShares.tsx'
import styles from './HoldersTable.module.css'
import { type Holder, useHolders } from './useHolders.ts'

export type HolderColumn = 'rank' | 'owner' | 'contract' | 'balance' | 'share'

export interface HoldersTableProps
  extends Omit<ListProps<'root' | 'row' | HolderColumn, JettonWallet, HolderColumn>, 'newRows' | 'onShowNew'>,
    TokenBookProps {
  /** Master address of the jetton, in any form. Needed unless `data` is given. */
  jetton?: AnyAddress | undefined
  /** In smallest units: shares are of this. Asked for when absent, which is one request more. */
  totalSupply?: string | undefined
  /** Renders above the rows how the supply is divided among the holders at hand and the rest. Default `false`. */
  shares?: boolean | undefined
}

interface HolderContext {
  readonly addressBook: AddressBook
  readonly symbol: string
  readonly decimals: number | undefined
  /** Where the shares of all are one bar above the rows, a row has none of its own. */
  readonly hasBars: boolean
}
type HolderCell = CellProps<Holder, HolderContext>

function OwnerCell({ row: { wallet }, context: { addressBook } }: HolderCell) {
  return <DrawnLabel address={wallet.owner} data={addressBook[wallet.owner] ?? null} copy />
}

function BalanceCell({ row: { wallet }, context: { symbol, decimals } }: HolderCell) {
  return (
    <Amount
      data={wallet.balance}
      token={{ symbol, decimals: decimals ?? 0 }}
      precision={columnPrecision(wallet.balance, decimals ?? 0)}
      withSymbol={false}
    />
  )
}

function ShareCell({ row: { share }, context: { hasBars } }: HolderCell) {
  const { once } = useScope()
  if (share === undefined) return <Unknown />
  const { text, full } = once(createShares)(share)
  return (
    <>
      {hasBars && <Meter share={Number(share)} className={styles.meter} />}
      <span data-tip={full} className={styles.percent} dir="ltr">
        {text}
      </span>
    </>
  )
}

const KIND: ListKind<Holder, HolderColumn, HolderContext> = {
  texts: holderTexts,
  stem: 'holders',
  rowKey: ({ wallet }) => wallet.address,
  dataOf: ({ wallet }) => wallet,
  rowHeight: [44, 36],
  columns: {
    rank: rankColumn(),
    owner: {
      label: 'column.owner',
      width: 'minmax(0, 1.2fr)',
      place: 'title',
      Cell: OwnerCell,
      skeleton: 128,
    },
    contract: {
      ...contractColumn(({ wallet: { owner } }, { addressBook }) => ({
        address: owner,
        data: addressBook[owner] ?? null,
      })),
      place: 'sub',
      className: cx(list.wide, styles.contract),
    },
    balance: {
      label: 'column.balance',
      width: 'minmax(0, 0.8fr)',
      align: 'end',
      place: 'end',
      Cell: BalanceCell,
      skeleton: 96,
    },
    share: {
      label: 'column.share',
      width: '156px',
      align: 'end',
      className: styles.share,
      place: 'under',
      Cell: ShareCell,
      skeleton: 64,
    },
  },
}

/**
 * Who holds a jetton, richest first: rank, owner, its contract, exact balance, exact share of the supply. Loads page by page, and once for the
 * supply; or renders `data`.
 */
export const HoldersTable = /* @__PURE__ */ defineList({
  name: 'HoldersTable',
  kind: KIND,
  own: { addressBook: true, jetton: true, metadata: true, shares: true, totalSupply: true },
  useShell(props: HoldersTableProps) {
    const { heading, shares } = props
    const { holders, unreadable, supply, symbol, decimals, isCounting, query, books } = useHolders(props)
    const { addressBook } = books
    const hasBars = !shares
    const context = useMemo(
      () => ({ addressBook, symbol, decimals, hasBars }),
      [addressBook, symbol, decimals, hasBars],
    )
    const isRaw = heading !== undefined && decimals === undefined && holders.length > 0
    return {
      context,
      data: holders,
      unreadable,
      query,
      banner: shares && (
        <HolderShares holders={holders} supply={supply} isPending={isCounting || query?.status === 'pending'} />
      ),
      heading: isRaw ? (
        <span className={styles.heading}>
          {heading}
          <RawUnits />
        </span>
      ) : (
        heading
      ),
    }
  },
})
