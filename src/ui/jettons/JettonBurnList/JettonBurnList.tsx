'use client'
import type { JettonBurn } from '../../../contract/v3/jettonBurn.ts'
import * as icons from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { useScope } from '../../root/scope.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import type { CellProps, ListKind } from '../../table/List.tsx'
import {
  amountColumn,
  JettonAmountCell,
  JettonCell,
  jettonOf,
  partyColumn,
  timeColumn,
  tokenSkeleton,
} from '../../tokens/columns.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { jettonBurnTexts } from '../../words/en/jettons.ts'
import { type JettonBurnListOptions, useJettonBurnList } from './useJettonBurnList.ts'

export type JettonBurnColumn = 'token' | 'owner' | 'amount' | 'time'

export interface JettonBurnListProps extends RowListProps<JettonBurn, JettonBurnColumn, JettonBurnListOptions> {}

type BurnCell = CellProps<JettonBurn, TokenBooks>

function TokenCell(props: BurnCell) {
  const words = useScope().wordsOf(jettonBurnTexts)
  return (
    <JettonCell {...props}>
      {props.row.transaction_aborted && (
        <Badge tone="negative" icon={icons.cross}>
          {words('burns.failed')}
        </Badge>
      )}
    </JettonCell>
  )
}

const AmountCell = (props: BurnCell) => (
  <JettonAmountCell {...props} direction="out" isVoid={props.row.transaction_aborted} />
)

const KIND: ListKind<JettonBurn, JettonBurnColumn, TokenBooks> = {
  texts: jettonBurnTexts,
  stem: 'burns',
  rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
  rowHeight: [56, 40],
  flagsOf: (row, context) => context.flagsOf(jettonOf(row, context), row.jetton_master),
  columns: {
    token: {
      label: 'column.token',
      width: 'minmax(0, 1.4fr)',
      className: tokenStyles.token,
      place: 'title',
      Cell: TokenCell,
      skeleton: tokenSkeleton,
    },
    owner: partyColumn('column.owner', 'sub', ({ owner }) => owner),
    amount: { ...amountColumn, width: 'minmax(96px, 1fr)', place: 'end', Cell: AmountCell },
    time: timeColumn('under'),
  },
}

/**
 * Jettons that their owners destroyed, newest first: token, owner, exact amount, age. Loads page by page, or renders `data`.
 * The pages have names and images.
 */
export const JettonBurnList = /* @__PURE__ */ defineList({
  name: 'JettonBurnList',
  kind: KIND,
  own: { address: true, addressBook: true, jetton: true, metadata: true },
  useShell(props: JettonBurnListProps) {
    const { books, query } = useJettonBurnList(props)
    return { context: books, query }
  },
})
