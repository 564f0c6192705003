'use client'
import { useMemo } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import { type Paid, paidBy, type Transfer } from '../lookalike/twins.ts'
import { Amount, type AmountProps } from '../parts/Amount.tsx'
import { Link } from '../parts/Link.tsx'
import type { Place } from '../root/ownColumn.ts'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import type { CellProps, Column } from '../table/columns.tsx'
import list from '../table/List.module.css'
import { TimeAgo } from '../time/TimeAgo.tsx'
import { usePaid } from '../trust/usePaid.ts'
import { Parties, Party } from './Parties.tsx'
import { TokenTitle } from './TokenTitle.tsx'
import styles from './tokens.module.css'
import type { TokenBooks } from './useTokenBooks.ts'

/** The placeholders of a jetton and of an NFT item while their row loads. */
export const tokenSkeleton = (
  <>
    <Skeleton width="28px" height={28} round={8} />
    <Skeleton width="64px" line={20} />
    <Skeleton width="104px" height={10} line={16} />
  </>
)
export const itemSkeleton = (
  <>
    <Skeleton width="32px" height={32} round={9} />
    <Skeleton width="96px" line={20} />
    <Skeleton width="72px" height={10} line={16} />
  </>
)

interface Transacted {
  readonly transaction_hash: string
  /** Unix seconds. */
  readonly transaction_now: number
}

function TimeCell({ row: { transaction_now, transaction_hash } }: CellProps<Transacted>) {
  return (
    <Link kind="transaction" id={transaction_hash}>
      <TimeAgo data={transaction_now} format="age" className={list.quiet} />
    </Link>
  )
}

/** When it happened, with a link to the transaction. */
export const timeColumn = <Row extends Transacted, Context>(place: Place): Column<Row, Context> => ({
  label: 'column.age',
  width: '112px',
  align: 'end',
  place,
  Cell: TimeCell,
  skeleton: 40,
})

/** What a history of transfers shares: whose it is, in any form. */
export interface OwnedBooks extends TokenBooks {
  readonly owner: string | undefined
  /** The known recipients of the owner. */
  readonly paid: Paid
}

const paidAt = ({ transaction_now }: Transacted) => transaction_now

/** The same, from the transfers of an owner. */
export function useOwnedBooks<Row extends Transacted>(
  books: TokenBooks,
  owner: string | undefined,
  rows: readonly Row[],
  partiesOf: (row: Row) => Transfer,
): OwnedBooks {
  const inRows = useMemo(() => paidBy(owner, rows, partiesOf, paidAt), [owner, rows, partiesOf])
  const paid = usePaid(owner, inRows)
  return useMemo(() => ({ ...books, owner, paid }), [books, owner, paid])
}

/** Who gave and who got. */
export const partiesColumn = <Row, Context extends OwnedBooks = OwnedBooks>(
  partiesOf: (row: Row, context: Context) => readonly [from: string, to: string],
): Column<Row, Context> => ({
  label: 'column.parties',
  width: 'minmax(0, 2fr)',
  className: styles.partiesCell,
  place: 'foot',
  Cell({ row, context }) {
    const { owner, addressBook } = context
    const [from, to] = partiesOf(row, context)
    return <Parties from={from} to={to} owner={owner} addressBook={addressBook} />
  },
  skeleton: 190,
})

/** An account, or a word where the service knows none. */
export const partyColumn = <Row, Context extends { readonly addressBook: AddressBook }>(
  label: string,
  place: Place,
  addressOf: (row: Row) => string | null | undefined,
): Column<Row, Context> => ({
  label,
  width: 'minmax(0, 1fr)',
  place,
  Cell: ({ row, context }) => <Party address={addressOf(row)} addressBook={context.addressBook} />,
  skeleton: 104,
})

/** So much of a jetton. */
interface JettonAmount {
  /** Raw address. */
  readonly jetton_master: string
  /** In smallest units. */
  readonly amount: string
}

export const jettonOf = ({ jetton_master }: JettonAmount, { metadata }: TokenBooks) =>
  tokenInfoOf(jetton_master, metadata, 'jetton_masters')

interface JettonCellProps extends CellProps<JettonAmount, TokenBooks> {
  /** Behind its name. */
  children?: React.ReactNode
}

/** The jetton of a row. */
export function JettonCell({ row, context, flags, isDim, children }: JettonCellProps) {
  const token = jettonOf(row, context)
  return (
    <TokenTitle token={token} address={row.jetton_master} decimals={decimalsOf(token)} flags={flags} isDim={isDim}>
      {children}
    </TokenTitle>
  )
}

interface JettonAmountProps
  extends Pick<CellProps<JettonAmount, TokenBooks>, 'row' | 'context' | 'isDim'>,
    Pick<AmountProps, 'direction' | 'isVoid'> {}

/** How much of it; its symbol is in another column. */
export function JettonAmountCell({ row, context, isDim, ...how }: JettonAmountProps) {
  const token = jettonOf(row, context)
  return (
    <Amount
      data={row.amount}
      token={{ symbol: token?.symbol ?? '', decimals: decimalsOf(token) ?? 0 }}
      withSymbol={false}
      {...how}
      className={cx(isDim && styles.dim)}
    />
  )
}

/** The column of such amounts, but for its cell. */
export const amountColumn = {
  label: 'column.tokenAmount',
  align: 'end',
  skeleton: 88,
} as const

/** The column of a bid or an asked price, in the coin, without its label and cell. */
export const priceColumn = {
  width: 'minmax(132px, 1fr)',
  align: 'end',
  skeleton: 88,
} as const

/** The column of how long it still is, but for its cell. */
export const endsColumn = {
  label: 'column.ends',
  width: 'minmax(104px, 0.8fr)',
  align: 'end',
  skeleton: 72,
} as const
