'use client'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { Icon } from '../../icons/Icon.tsx'
import { key } from '../../icons/paths.ts'
import { Meter } from '../../parts/Meter.tsx'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { blockTexts } from '../../words/en/blocks.ts'
import { ageColumn, blockRows, hashColumn, NumberCell, ShardCell } from '../blockColumns.tsx'
import styles from './BlockList.module.css'
import { type BlockListOptions, useBlockList } from './useBlockList.ts'

export type BlockColumn = 'block' | 'shard' | 'transactions' | 'hash' | 'time'

export interface BlockListProps extends RowListProps<ShownBlock, BlockColumn, BlockListOptions> {}

/** Transactions of the busiest block: the bar of the others is a share of it. */
interface BlockContext {
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
      <span className={cx(styles.number, count === 0 && styles.none)} aria-hidden="true">
        {format.number(count)}
      </span>
      <span className={styles.said}>{wordsOf(blockTexts).plural('blocks.transactions', count)}</span>
      {count > 0 && <Meter share={count / busiest} className={styles.meter} />}
    </>
  )
}

/** What a full bar stands for. */
function TransactionsHead({ context: { busiest } }: Pick<BlockCell, 'context'>) {
  const { wordsOf, format } = useScope()
  return (
    <>
      {wordsOf(blockTexts)('column.transactions')}{' '}
      <span className={styles.scale} aria-hidden="true">
        0–{format.number(busiest)}
      </span>
    </>
  )
}

const KIND: ListKind<ShownBlock, BlockColumn, BlockContext> = {
  texts: blockTexts,
  stem: 'blocks',
  ...blockRows,
  columns: {
    block: {
      label: 'column.block',
      width: 'minmax(112px, 1fr)',
      className: styles.block,
      place: 'title',
      Cell: KeyedCell,
      skeleton: 84,
    },
    shard: {
      label: 'column.shard',
      width: 'minmax(96px, 1fr)',
      className: styles.shard,
      place: 'sub',
      Cell: ShardCell,
      skeleton: 68,
    },
    transactions: {
      label: 'column.transactions',
      width: 'minmax(112px, 1fr)',
      className: styles.transactions,
      place: 'under',
      Cell: TransactionsCell,
      Head: TransactionsHead,
      skeleton: 100,
    },
    hash: { label: 'column.hash', ...hashColumn },
    time: { label: 'column.time', ...ageColumn },
  },
}

/** Blocks, newest first: number, shard, transactions, root hash, age. Asks page by page, or draws `data`. */
export const BlockList = /* @__PURE__ */ defineList({
  name: 'BlockList',
  kind: KIND,
  own: { masterchainSeqno: true, workchain: true },
  useShell(props: BlockListProps) {
    const { busiest, query } = useBlockList(props)
    return { context: useMemo(() => ({ busiest }), [busiest]), query }
  },
})
