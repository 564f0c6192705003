'use client'
import { skipToken } from '@tanstack/react-query'
import { type CSSProperties, forwardRef, type ReactElement, useCallback, useMemo } from 'react'
import { useBlocksInfinite } from '../../react/v3/blockchain.ts'
import type { Block } from '../../schemas/block.ts'
import { DrawnHash } from '../HashLabel/DrawnHash.tsx'
import { Icon } from '../icons/Icon.tsx'
import { key } from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import { Cell } from '../List/Cell.tsx'
import { List, type ListColumn } from '../List/List.tsx'
import { cx, type ListProps } from '../props.ts'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { mono } from '../text/Short.tsx'
import { shardName } from '../text/shardName.ts'
import styles from './BlockList.module.css'
import { blockTexts } from './texts.ts'

export type BlockColumn = 'block' | 'shard' | 'transactions' | 'hash' | 'time'

export interface BlockListProps extends Omit<ListProps<'root' | 'row' | BlockColumn, Block, BlockColumn>, 'slots'> {
  /** −1 is the masterchain, 0 the basechain. Blocks of all when absent. */
  workchain?: number | undefined
  /** The shard blocks that this masterchain block brought in, and itself. */
  masterchainSeqno?: number | undefined
}

const ALL: readonly BlockColumn[] = ['block', 'shard', 'transactions', 'hash', 'time']
const LABELS = {
  block: 'column.block',
  shard: 'column.shard',
  transactions: 'column.transactions',
  hash: 'column.hash',
  time: 'column.time',
} as const
const WIDTHS: Readonly<Record<BlockColumn, string>> = {
  block: 'minmax(112px, 1fr)',
  shard: 'minmax(96px, 1fr)',
  transactions: 'minmax(112px, 1fr)',
  hash: 'minmax(112px, 1fr)',
  time: '72px',
}
const SKELETONS: Readonly<Record<BlockColumn, ReactElement>> = {
  block: <Skeleton width="84px" />,
  shard: <Skeleton width="68px" />,
  transactions: <Skeleton width="100px" />,
  hash: <Skeleton width="104px" />,
  time: <Skeleton width="40px" />,
}

/** Where there is no room for the hash: the tracks of the other columns. */
const middleLayout = (columns: readonly BlockColumn[]) => {
  const tracks = columns.flatMap((id) => (id === 'hash' ? [] : id === 'time' ? ['auto'] : ['minmax(0, 1fr)']))
  return { '--_tc-middle': tracks.join(' ') } as CSSProperties
}

const keyOf = ({ workchain, shard, seqno }: Block) => `${workchain}:${shard}:${seqno}`
const NO_ROWS: readonly Block[] = []

/** Blocks, newest first: number, shard, transactions, root hash, age. Asks page by page, or draws `data`. */
export const BlockList = forwardRef<HTMLDivElement, BlockListProps>(function BlockList(props, ref) {
  const {
    workchain,
    masterchainSeqno,
    data,
    heading,
    paging,
    pageSize = 25,
    columns = ALL,
    queryOptions,
    ...rest
  } = props
  const { density, renderLink, trustPolicy, className, classNames, style, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const { format } = scope
  const words = scope.wordsOf(blockTexts)
  const query = useBlocksInfinite(
    data ? skipToken : { workchain, mc_seqno: masterchainSeqno, limit: pageSize },
    queryOptions,
  )
  const rows = data ?? query.data?.rows ?? NO_ROWS
  const busiest = useMemo(() => rows.reduce((most, { tx_count }) => Math.max(most, tx_count), 1), [rows])

  const shown = useMemo(
    () =>
      columns.map(
        (id): ListColumn<BlockColumn> => ({
          id,
          label: words(LABELS[id]),
          className: cx(styles[id], classNames?.[id]),
          width: WIDTHS[id],
          ...(id === 'time' && { align: 'end' }),
        }),
      ),
    [columns, words, classNames],
  )
  const renderRow = useCallback(
    (block: Block) => {
      const drawn: Record<BlockColumn, () => ReactElement> = {
        block: () => (
          <>
            <span className={cx(scope.renderLink && styles.link)}>
              <Link kind="block" id={keyOf(block)}>
                {format.number(block.seqno)}
              </Link>
            </span>
            {block.key_block && (
              <span className={styles.key} data-tip={words('blocks.keyBlock')}>
                <Icon path={key} size={14} />
                <Spoken>{words('blocks.keyBlock')}</Spoken>
              </span>
            )}
          </>
        ),
        shard: () => (
          <span className={mono} data-tip={`${block.workchain}:${block.shard}`}>
            {shardName(block.workchain, block.shard)}
          </span>
        ),
        transactions: () => (
          <>
            <span className={styles.number} aria-hidden="true">
              {format.number(block.tx_count)}
            </span>
            <span className={styles.said}>{words.plural('blocks.transactions', block.tx_count)}</span>
            <span className={styles.meter} aria-hidden="true">
              {block.tx_count > 0 && (
                <span className={styles.bar} style={{ '--_tc-share': block.tx_count / busiest } as CSSProperties} />
              )}
            </span>
          </>
        ),
        hash: () => <DrawnHash data={block.root_hash} ends={5} />,
        time: () => <TimeAgo data={Number(block.gen_utime)} format="age" className={styles.time} />,
      }
      return shown.map(({ id, align, className }) => (
        <Cell key={id} column={id} align={align} className={className}>
          {drawn[id]()}
        </Cell>
      ))
    },
    [shown, busiest, words, format, scope.renderLink],
  )

  return (
    <List
      scope={scope}
      ref={ref}
      label={words('blocks.label')}
      heading={heading}
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      renderRow={renderRow}
      renderSkeleton={(id) => SKELETONS[id as BlockColumn]}
      pageSize={pageSize}
      rowHeight={scope.density === 'compact' ? 36 : 44}
      query={data ? undefined : query}
      paging={paging}
      empty={{ title: words('blocks.empty'), text: words('blocks.emptyText') }}
      rowClassName={cx(styles.row, classNames?.row)}
      className={cx(className, classNames?.root)}
      style={{ ...middleLayout(columns), ...style }}
      {...attributes}
    />
  )
})
