'use client'
import type { JettonTransfer } from '../../schemas/jettonTransfer.ts'
import { decimalsOf } from '../../schemas/tokenOf.ts'
import { Amount } from '../Amount/Amount.tsx'
import { Link } from '../Link/Link.tsx'
import type { CellProps, ListKind } from '../List/List.tsx'
import { cx } from '../props.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { directionOf, Parties } from '../tokens/Parties.tsx'
import { transferFlags } from '../tokens/payload.ts'
import { Said } from '../tokens/Said.tsx'
import { TokenTitle } from '../tokens/TokenTitle.tsx'
import { tokenInfoOf } from '../tokens/tokenInfo.ts'
import tokenStyles from '../tokens/tokens.module.css'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import styles from './JettonTransferList.module.css'
import { jettonTransferTexts } from './texts.ts'

export type JettonTransferColumn = 'token' | 'parties' | 'details' | 'amount' | 'time'

interface Shared extends TokenBooks {
  readonly owner: string | undefined
}
type TransferCell = CellProps<JettonTransfer, Shared>

const tokenOf = (row: JettonTransfer, { metadata }: Shared) =>
  tokenInfoOf(row.jetton_master, metadata, 'jetton_masters')

function TokenCell({ row, context, flags, isDim }: TransferCell) {
  const token = tokenOf(row, context)
  return (
    <TokenTitle token={token} address={row.jetton_master} decimals={decimalsOf(token)} flags={flags} isDim={isDim} />
  )
}

function PartiesCell({ row, context: { owner, addressBook } }: TransferCell) {
  return <Parties from={row.source} to={row.destination} owner={owner} addressBook={addressBook} />
}

function AmountCell({ row, context, isDim }: TransferCell) {
  const token = tokenOf(row, context)
  const direction = directionOf(context.owner, row.source, row.destination)
  return (
    <Amount
      data={row.amount}
      token={{ symbol: token?.symbol ?? '', decimals: decimalsOf(token) ?? 0 }}
      withSymbol={false}
      {...(direction && direction !== 'self' && { direction })}
      className={cx(isDim && tokenStyles.dim)}
    />
  )
}

function TimeCell({ row: { transaction_now, transaction_hash } }: TransferCell) {
  return (
    <Link kind="transaction" id={transaction_hash}>
      <TimeAgo data={transaction_now} format="age" className={tokenStyles.time} />
    </Link>
  )
}

/** Columns of a list of jetton transfers. */
export const jettonTransferKind: ListKind<JettonTransfer, JettonTransferColumn, Shared> = {
  texts: jettonTransferTexts,
  stem: 'jettonTransfers',
  rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
  rowHeight: [56, 40],
  rowClassName: styles.row,
  flagsOf: (row, context) =>
    transferFlags(context.flagsOf(tokenOf(row, context), row.jetton_master), row.decoded_forward_payload),
  columns: {
    token: {
      label: 'column.token',
      width: 'minmax(0, 1fr)',
      className: cx(tokenStyles.token, styles.token),
      Cell: TokenCell,
      skeleton: (
        <>
          <Skeleton width="28px" height={28} round={8} />
          <Skeleton width="64px" line={20} />
          <Skeleton width="104px" height={10} line={16} />
        </>
      ),
    },
    parties: {
      label: 'column.parties',
      width: 'minmax(0, 1.3fr)',
      className: styles.parties,
      Cell: PartiesCell,
      skeleton: <Skeleton width="190px" line={20} />,
    },
    details: {
      label: 'column.details',
      width: 'minmax(0, 1fr)',
      className: styles.details,
      Cell: ({ row }) => <Said payload={row.decoded_forward_payload} />,
      skeleton: <Skeleton width="96px" line={20} />,
    },
    amount: {
      label: 'column.tokenAmount',
      width: 'minmax(96px, 0.8fr)',
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
