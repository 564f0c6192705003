'use client'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { directionOf } from '../../../reading/direction.ts'
import { readPayload } from '../../../reading/payload.ts'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { transferFlags } from '../../reading/transferFlags.ts'
import type { CellProps, ListKind } from '../../table/List.tsx'
import {
  amountColumn,
  JettonAmountCell,
  JettonCell,
  jettonOf,
  type OwnedBooks,
  partiesColumn,
  timeColumn,
  tokenSkeleton,
} from '../../tokens/columns.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { jettonTransferTexts } from '../../words/en/jettons.ts'

export type JettonTransferColumn = 'token' | 'parties' | 'details' | 'amount' | 'time'

function AmountCell(props: CellProps<JettonTransfer, OwnedBooks>) {
  const { row, context } = props
  const direction = directionOf(context.owner, row.source, row.destination)
  return <JettonAmountCell {...props} direction={direction === 'self' ? undefined : direction} />
}

export const partiesOf = ({ source, destination }: JettonTransfer) => [source, destination] as const

/** Columns of a list of jetton transfers. */
export const jettonTransferKind: ListKind<JettonTransfer, JettonTransferColumn, OwnedBooks> = {
  texts: jettonTransferTexts,
  stem: 'jettonTransfers',
  rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
  rowHeight: [56, 40],
  flagsOf: (row, context) =>
    transferFlags(
      context.flagsOf(jettonOf(row, context), row.jetton_master),
      row.decoded_forward_payload,
      partiesOf(row),
      context,
    ),
  columns: {
    token: {
      label: 'column.token',
      width: 'minmax(0, 1fr)',
      className: tokenStyles.token,
      place: 'title',
      Cell: JettonCell,
      skeleton: tokenSkeleton,
    },
    parties: partiesColumn(partiesOf),
    details: {
      label: 'column.details',
      width: 'minmax(0, 1fr)',
      place: 'foot',
      collapses: true,
      Cell: ({ row }) => <CommentLine {...readPayload(row.decoded_forward_payload)} />,
      skeleton: 96,
    },
    amount: { ...amountColumn, width: 'minmax(120px, 0.8fr)', place: 'end', Cell: AmountCell },
    time: timeColumn('under'),
  },
}
