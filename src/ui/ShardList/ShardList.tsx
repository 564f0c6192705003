'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import { useMasterchainBlockShardState, useMasterchainInfo } from '../../react/v3/blockchain.ts'
import type { ShownBlock } from '../fromV2/shown.ts'
import { DrawnHash } from '../HashLabel/DrawnHash.tsx'
import { Link } from '../Link/Link.tsx'
import { type CellProps, List, type ListKind } from '../List/List.tsx'
import { cx, type ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Badge } from '../StatusBadge/Badge.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { mono } from '../text/Short.tsx'
import { shardName } from '../text/shardName.ts'
import styles from './ShardList.module.css'
import { shardTexts } from './texts.ts'

export type ShardColumn = 'shard' | 'block' | 'transactions' | 'plan' | 'hash' | 'time'

export interface ShardListProps
  extends Omit<ListProps<'root' | 'row' | ShardColumn, ShownBlock, ShardColumn>, 'paging' | 'newRows' | 'onShowNew'> {
  /** Of the masterchain block. Default: the newest one, which costs one request more. */
  seqno?: number | undefined
}

type ShardCell = CellProps<ShownBlock>

const keyOf = ({ workchain, shard, seqno }: ShownBlock) => `${workchain}:${shard}:${seqno}`

function BlockCell({ row }: ShardCell) {
  const { format, renderLink } = useScope()
  return (
    <span className={cx(renderLink && styles.link)}>
      <Link kind="block" id={keyOf(row)}>
        {format.number(row.seqno)}
      </Link>
    </span>
  )
}

function PlanCell({ row: { want_split: splits, want_merge: merges } }: ShardCell) {
  const words = useScope().wordsOf(shardTexts)
  if (splits === undefined) return null
  if (!splits && !merges) return <span className={styles.quiet}>{words('shards.plan.none')}</span>
  return <Badge tone="accent">{words(splits ? 'shards.plan.split' : 'shards.plan.merge')}</Badge>
}

function CountCell({ row: { tx_count: count } }: ShardCell) {
  const { format } = useScope()
  return count !== undefined && format.number(count)
}

const KIND: ListKind<ShownBlock, ShardColumn> = {
  texts: shardTexts,
  stem: 'shards',
  rowKey: keyOf,
  rowHeight: [44, 36],
  rowClassName: styles.row,
  columns: {
    shard: {
      label: 'column.shardName',
      width: 'minmax(120px, 1fr)',
      className: styles.shard,
      Cell: ({ row: { workchain, shard } }) => (
        <span className={mono} data-tip={`${workchain}:${shard}`}>
          {shardName(workchain, shard)}
        </span>
      ),
      skeleton: <Skeleton width="72px" />,
    },
    block: {
      label: 'column.newestBlock',
      width: 'minmax(104px, 1fr)',
      className: styles.block,
      Cell: BlockCell,
      skeleton: <Skeleton width="84px" />,
    },
    transactions: {
      label: 'column.shardTransactions',
      width: 'minmax(88px, 0.6fr)',
      align: 'end',
      className: styles.transactions,
      Cell: CountCell,
      skeleton: <Skeleton width="28px" />,
    },
    plan: {
      label: 'column.shardPlan',
      width: 'minmax(104px, 0.8fr)',
      className: styles.plan,
      headClassName: styles.plan,
      Cell: PlanCell,
      skeleton: <Skeleton width="48px" />,
    },
    hash: {
      label: 'column.shardHash',
      width: 'minmax(112px, 1fr)',
      className: styles.hash,
      Cell: ({ row }) => <DrawnHash data={row.root_hash} ends={5} />,
      skeleton: <Skeleton width="104px" />,
    },
    time: {
      label: 'column.shardTime',
      width: '92px',
      align: 'end',
      className: styles.time,
      Cell: ({ row: { gen_utime: time } }) => time !== undefined && <TimeAgo data={Number(time)} format="age" />,
      skeleton: <Skeleton width="40px" />,
    },
  },
}

const CONTEXT = {}

/**
 * The shards as one masterchain block sees them: each with its newest block, what is in it, and whether it is about to split
 * or merge. One request, two without `seqno`; or draws `data`.
 */
export const ShardList = forwardRef<HTMLDivElement, ShardListProps>(function ShardList(props, ref) {
  const { seqno, queryOptions, ...list } = props
  const { data } = list
  const head = useMasterchainInfo(data || seqno !== undefined ? skipToken : {}, queryOptions)
  const at = seqno ?? head.data?.last.seqno
  const query = useMasterchainBlockShardState(data || at === undefined ? skipToken : { seqno: at }, queryOptions)
  const blocks = query.data?.blocks
  const answer = useMemo(() => blocks && { rows: blocks }, [blocks])
  const failed = head.error ? head : query
  return (
    <List
      ref={ref}
      kind={KIND}
      context={CONTEXT}
      query={
        data
          ? undefined
          : {
              data: answer,
              status: answer ? 'success' : failed.status,
              error: failed.error,
              isFetchNextPageError: false,
              isFetchingNextPage: false,
              hasNextPage: false,
              refetch: failed.refetch,
              fetchNextPage: () => undefined,
            }
      }
      total={(data ?? blocks)?.length}
      {...list}
    />
  )
})
