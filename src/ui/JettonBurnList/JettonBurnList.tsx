'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef } from 'react'
import { useJettonBurnsInfinite } from '../../react/v3/jettons.ts'
import type { JettonBurn } from '../../schemas/jettonTransfer.ts'
import { decimalsOf } from '../../schemas/tokenOf.ts'
import { Amount } from '../Amount/Amount.tsx'
import * as icons from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import { type CellProps, List, type ListKind } from '../List/List.tsx'
import { cx, type ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Badge } from '../StatusBadge/Badge.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { Party } from '../tokens/Parties.tsx'
import { TokenTitle } from '../tokens/TokenTitle.tsx'
import { tokenInfoOf } from '../tokens/tokenInfo.ts'
import tokenStyles from '../tokens/tokens.module.css'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import styles from './JettonBurnList.module.css'
import { jettonBurnTexts } from './texts.ts'

export type JettonBurnColumn = 'token' | 'owner' | 'amount' | 'time'

export interface JettonBurnListProps
  extends ListProps<'root' | 'row' | JettonBurnColumn, JettonBurn, JettonBurnColumn>,
    TokenBookProps {
  /** Whose jettons, in any form. Those of everybody when absent. */
  owner?: string | undefined
  /** Only this jetton: the master's address, in any form. */
  jetton?: string | undefined
}

type BurnCell = CellProps<JettonBurn, TokenBooks>

const tokenOf = (row: JettonBurn, { metadata }: TokenBooks) =>
  tokenInfoOf(row.jetton_master, metadata, 'jetton_masters')

function TokenCell({ row, context, flags, isDim }: BurnCell) {
  const words = useScope().wordsOf(jettonBurnTexts)
  const token = tokenOf(row, context)
  return (
    <TokenTitle token={token} address={row.jetton_master} decimals={decimalsOf(token)} flags={flags} isDim={isDim}>
      {row.transaction_aborted && (
        <Badge tone="negative" icon={icons.cross}>
          {words('burns.failed')}
        </Badge>
      )}
    </TokenTitle>
  )
}

function AmountCell({ row, context, isDim }: BurnCell) {
  const token = tokenOf(row, context)
  return (
    <Amount
      data={row.amount}
      token={{ symbol: token?.symbol ?? '', decimals: decimalsOf(token) ?? 0 }}
      withSymbol={false}
      direction="out"
      isVoid={row.transaction_aborted}
      className={cx(isDim && tokenStyles.dim)}
    />
  )
}

function TimeCell({ row: { transaction_now, transaction_hash } }: BurnCell) {
  return (
    <Link kind="transaction" id={transaction_hash}>
      <TimeAgo data={transaction_now} format="age" className={tokenStyles.time} />
    </Link>
  )
}

const KIND: ListKind<JettonBurn, JettonBurnColumn, TokenBooks> = {
  texts: jettonBurnTexts,
  stem: 'burns',
  rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
  rowHeight: [56, 40],
  rowClassName: styles.row,
  flagsOf: (row, context) => context.flagsOf(tokenOf(row, context), row.jetton_master),
  columns: {
    token: {
      label: 'column.token',
      width: 'minmax(0, 1.4fr)',
      className: tokenStyles.token,
      Cell: TokenCell,
      skeleton: (
        <>
          <Skeleton width="28px" height={28} round={8} />
          <Skeleton width="64px" line={20} />
          <Skeleton width="104px" height={10} line={16} />
        </>
      ),
    },
    owner: {
      label: 'column.owner',
      width: 'minmax(0, 1fr)',
      className: styles.owner,
      Cell: ({ row, context }) => <Party address={row.owner} addressBook={context.addressBook} />,
      skeleton: <Skeleton width="104px" line={20} />,
    },
    amount: {
      label: 'column.tokenAmount',
      width: 'minmax(96px, 1fr)',
      align: 'end',
      className: styles.amount,
      Cell: AmountCell,
      skeleton: <Skeleton width="88px" line={20} />,
    },
    time: {
      label: 'column.age',
      width: '92px',
      align: 'end',
      className: styles.time,
      Cell: TimeCell,
      skeleton: <Skeleton width="40px" line={20} />,
    },
  },
}

/**
 * Jettons that their owners destroyed, newest first: token, owner, exact amount, age. Asks page by page, or draws `data`.
 * Names and images come with the pages.
 */
export const JettonBurnList = forwardRef<HTMLDivElement, JettonBurnListProps>(function JettonBurnList(props, ref) {
  const { owner, jetton, metadata, addressBook, queryOptions, ...list } = props
  const { data, pageSize = 25 } = list
  const query = useJettonBurnsInfinite(
    data ? skipToken : { ...(owner && { owner_address: [owner] }), jetton_master: jetton, limit: pageSize },
    queryOptions,
  )
  const books = useTokenBooks(query.data?.pages, { metadata, addressBook })
  return <List ref={ref} kind={KIND} context={books} query={data ? undefined : query} {...list} />
})
