'use client'
import { countRows } from '../../../core/schema/rowList.ts'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { isWholeWorkchain } from '../../../reading/shardName.ts'
import { Badge } from '../../parts/Badge.tsx'
import type { ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { defineList } from '../../table/defineList.tsx'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { shardTexts } from '../../words/en/blocks.ts'
import { ageColumn, blockRows, hashColumn, NumberCell, ShardCell } from '../blockColumns.tsx'
import styles from './ShardList.module.css'
import { type ShardListOptions, useShardList } from './useShardList.ts'

export type ShardColumn = 'shard' | 'block' | 'transactions' | 'plan' | 'hash' | 'time'

export interface ShardListProps
  extends Omit<ListProps<'root' | 'row' | ShardColumn, ShownBlock, ShardColumn>, 'paging' | 'newRows' | 'onShowNew'>,
    Pick<ShardListOptions, 'seqno'> {}

function PlanCell({ row: { shard, want_split: splits, want_merge: wantsMerge } }: CellProps<ShownBlock>) {
  const words = useScope().wordsOf(shardTexts)
  if (splits === undefined) return null
  // The service reports the wish of a whole workchain too, which has no shard to merge with.
  const merges = wantsMerge && !isWholeWorkchain(shard)
  if (!splits && !merges) return <span className={styles.quiet}>{words('shards.plan.none')}</span>
  return <Badge tone="accent">{words(splits ? 'shards.plan.split' : 'shards.plan.merge')}</Badge>
}

function CountCell({ row: { tx_count: count } }: CellProps<ShownBlock>) {
  const { format } = useScope()
  return count !== undefined && format.number(count)
}

const KIND: ListKind<ShownBlock, ShardColumn> = {
  texts: shardTexts,
  stem: 'shards',
  ...blockRows,
  columns: {
    shard: {
      label: 'column.shardName',
      width: 'minmax(88px, 1fr)',
      place: 'title',
      Cell: ShardCell,
      skeleton: 72,
    },
    block: {
      label: 'column.newestBlock',
      width: 'minmax(84px, 1fr)',
      place: 'sub',
      Cell: NumberCell,
      skeleton: 84,
    },
    transactions: {
      label: 'column.shardTransactions',
      width: 'minmax(52px, 0.6fr)',
      align: 'end',
      place: 'none',
      Cell: CountCell,
      skeleton: 28,
    },
    plan: {
      label: 'column.shardPlan',
      width: 'minmax(88px, 0.8fr)',
      className: styles.plan,
      place: 'under',
      headClassName: styles.plan,
      Cell: PlanCell,
      skeleton: 48,
    },
    hash: { label: 'column.shardHash', ...hashColumn },
    time: { label: 'column.shardTime', ...ageColumn },
  },
}

const CONTEXT = {}

/**
 * The shards in the state of one masterchain block. Each has its newest block, the content of that block, and a mark for a split or
 * merge. One request, two without `seqno`; or renders `data`.
 */
export const ShardList = /* @__PURE__ */ defineList({
  name: 'ShardList',
  kind: KIND,
  own: { seqno: true },
  useShell(props: ShardListProps) {
    const { rows, unreadable, query } = useShardList(props)
    return { context: CONTEXT, query, total: query && !query.data ? undefined : rows.length + countRows(unreadable) }
  },
})
