'use client'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { isWholeWorkchain, shardName } from '../../../reading/shardName.ts'
import { Icon } from '../../icons/Icon.tsx'
import { key } from '../../icons/paths.ts'
import { Meter } from '../../parts/Meter.tsx'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { mono } from '../../text/Short.tsx'
import { blockTexts } from '../../words/en/blocks.ts'
import { ageColumn, blockRows, hashColumn, NumberCell, ShardCell } from '../blockColumns.tsx'
import styles from './BlockList.module.css'
import { type BlockListModel, type BlockListOptions, useBlockList } from './useBlockList.ts'

export type BlockColumn = 'block' | 'shard' | 'transactions' | 'hash' | 'time'

export interface BlockListProps extends RowListProps<ShownBlock, BlockColumn, BlockListOptions> {}

interface BlockContext {
  /** Transactions of the busiest block: the bar of the others is a share of it. 0 where there are no others. */
  readonly busiest: number
}
type BlockCell = CellProps<ShownBlock, BlockContext>

function KeyedCell({ row }: BlockCell) {
  const words = useScope().wordsOf(blockTexts)
  return (
    <>
      <NumberCell row={row} />
      {row.key_block && (
        <span className={styles.key} data-tip={words('blocks.keyBlock')}>
          <Icon path={key} size={14} />
          <Spoken>{words('blocks.keyBlock')}</Spoken>
        </span>
      )}
    </>
  )
}

function TransactionsCell({ row: { tx_count: count }, context: { busiest } }: BlockCell) {
  const { wordsOf, format } = useScope()
  if (count === undefined) return null
  return (
    <>
      <span className={cx(styles.number, count === 0 && list.faint)} aria-hidden="true">
        {format.number(count)}
      </span>
      <Spoken>{wordsOf(blockTexts).plural('blocks.transactions', count)}</Spoken>
      {busiest > 0 && <Meter share={count / busiest} className={styles.meter} />}
    </>
  )
}

/** What a full bar means. */
function TransactionsHead({ context: { busiest } }: Pick<BlockCell, 'context'>) {
  const { wordsOf, format } = useScope()
  return (
    <>
      <span className={styles.label}>{wordsOf(blockTexts)('column.transactions')}</span>
      {busiest > 1 && (
        <span className={cx(list.faint, styles.scale)} aria-hidden="true">
          <span>{format.number(0)}</span>
          <span>{format.number(busiest)}</span>
        </span>
      )}
    </>
  )
}

const KIND: ListKind<ShownBlock, BlockColumn, BlockContext> = {
  texts: blockTexts,
  stem: 'blocks',
  ...blockRows,
  rowClassName: styles.row,
  headClassName: cx(list.slim, styles.head),
  columns: {
    block: {
      label: 'column.block',
      width: 'minmax(112px, 0.5fr)',
      className: styles.block,
      place: 'title',
      Cell: KeyedCell,
      skeleton: 84,
    },
    shard: {
      label: 'column.shard',
      width: 'minmax(96px, 0.5fr)',
      className: list.quiet,
      place: 'sub',
      Cell: ShardCell,
      skeleton: 68,
    },
    transactions: {
      label: 'column.transactions',
      width: 'minmax(112px, 0.9fr)',
      className: styles.transactions,
      headClassName: styles.transactions,
      place: 'under',
      Cell: TransactionsCell,
      Head: TransactionsHead,
      skeleton: 100,
    },
    hash: { label: 'column.hash', ...hashColumn, width: 'minmax(112px, 0.6fr)' },
    time: { label: 'column.time', ...ageColumn },
  },
}

const WITHOUT_SHARD: readonly BlockColumn[] = ['block', 'transactions', 'hash', 'time']

function Titled({ heading, shard }: Pick<BlockListProps, 'heading'> & Pick<BlockListModel, 'shard'>) {
  const words = useScope().wordsOf(blockTexts)
  return (
    <>
      {heading}
      {shard && !isWholeWorkchain(shard.shard) && (
        <>
          {', '}
          <span className={list.count}>
            {words('blocks.ofShard')} <span className={mono}>{shardName(shard.workchain, shard.shard)}</span>
          </span>
        </>
      )}
    </>
  )
}

/**
 * Blocks, newest first: number, shard, transactions, root hash, age. Under a `heading`, the shard that all of them are of is there, in place
 * of a column. Loads page by page, or renders `data`.
 */
export const BlockList = /* @__PURE__ */ defineList({
  name: 'BlockList',
  kind: KIND,
  own: { masterchainSeqno: true, workchain: true },
  useShell(props: BlockListProps) {
    const { heading, columns } = props
    const { busiest, shard, query, rows } = useBlockList(props)
    // Where all are of one, the title says so once.
    const isOne = heading !== undefined && columns === undefined && (shard !== undefined || rows.length === 0)
    return {
      context: useMemo(() => ({ busiest: rows.length > 1 ? busiest : 0 }), [rows.length, busiest]),
      query,
      ...(isOne && { columns: WITHOUT_SHARD, heading: <Titled heading={heading} shard={shard} /> }),
    }
  },
})
