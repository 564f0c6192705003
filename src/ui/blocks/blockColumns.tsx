'use client'
import type { ShownBlock } from '../../fromV2/shown.ts'
import { shardName } from '../../reading/shardName.ts'
import { HashLabel } from '../parts/HashLabel.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import list from '../table/List.module.css'
import type { CellProps, Column, ListKind } from '../table/List.tsx'
import { mono } from '../text/Short.tsx'
import { TimeAgo } from '../time/TimeAgo.tsx'
import styles from './blockColumns.module.css'
import { blockKey } from './blockKey.ts'

type BlockCell = Pick<CellProps<ShownBlock>, 'row'>

/** Its number; a link where the app makes links. */
export function NumberCell({ row }: BlockCell) {
  const { format, renderLink } = useScope()
  return (
    <span className={cx(renderLink && styles.link)}>
      <Link kind="block" id={blockKey(row)}>
        {format.number(row.seqno)}
      </Link>
    </span>
  )
}

export function ShardCell({ row: { workchain, shard } }: { row: Pick<ShownBlock, 'workchain' | 'shard'> }) {
  return (
    <span className={cx(mono, styles.shard)} data-tip={`${workchain}:${shard}`}>
      {shardName(workchain, shard)}
    </span>
  )
}

/** Rows that are blocks. */
export const blockRows = {
  rowKey: blockKey,
  rowHeight: [44, 36],
} satisfies Partial<ListKind<ShownBlock, never>>

/** A column before its list has named it. */
type Unnamed = Omit<Column<ShownBlock, never>, 'label'>

export const hashColumn = {
  width: 'minmax(112px, 0.2fr)',
  className: styles.hash,
  place: 'none',
  Cell: ({ row }: BlockCell) => <HashLabel data={row.root_hash} copy={false} />,
  skeleton: 104,
} satisfies Unnamed

export const ageColumn = {
  width: '112px',
  align: 'end',
  place: 'end',
  className: list.quiet,
  Cell: ({ row: { gen_utime: time } }: BlockCell) => time !== undefined && <TimeAgo data={Number(time)} format="age" />,
  skeleton: 40,
} satisfies Unnamed
