'use client'
import { Fragment, type ReactNode } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { WHOLE_SHARD } from '../../../query/builders/blocks.ts'
import type { CardModel } from '../../card/cardModel.ts'
import { DetailHead, DetailSkeleton } from '../../card/DetailHead.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { BlockLink } from '../../facts/BlockLink.tsx'
import { DetailBody } from '../../facts/Detail.tsx'
import { type FactRow, FactRows } from '../../facts/FactRows.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { key, stack } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Filled } from '../../text/Filled.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { createTimes, type Times } from '../../time/createTimes.ts'
import { blockDetailTexts } from '../../words/en/blocks.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/words.ts'
import { ShardCell } from '../blockColumns.tsx'
import styles from './BlockDetails.module.css'
import { type BlockDetailsOptions, useBlockDetails } from './useBlockDetails.ts'

export type BlockDetailsPart = 'root' | 'head' | 'body'

export interface BlockDetailsProps
  extends Omit<ComponentProps<BlockDetailsPart, ShownBlock, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<BlockDetailsOptions, 'workchain' | 'shard' | 'seqno'> {
  /** At the end of the head, in place of the age: links to its neighbours. There while the block loads, too. */
  actions?: ReactNode
  /** Of a masterchain block: the shard blocks that it brought in. Their transactions are beside its own, and a link to one alone. */
  shardBlocks?: readonly ShownBlock[] | undefined
}

interface BlockModel extends CardModel<ShownBlock> {
  readonly actions: ReactNode
}

const FLAGS = [
  ['after_merge', 'block.afterMerge'],
  ['after_split', 'block.afterSplit'],
  ['before_split', 'block.beforeSplit'],
] as const

/** A shard with little load wants to merge, even where it is the whole workchain. Only one with a neighbour can. */
const loadOf = ({ shard, want_merge, want_split }: ShownBlock) =>
  want_split ? 'high' : want_merge && shard !== WHOLE_SHARD ? 'low' : undefined

/**
 * One block: number, shard, time, transactions, hashes, and the blocks before and around it. One request; with `data` none.
 * Renders a `<div role="group">`.
 */
export const BlockDetails = /* @__PURE__ */ defineCard({
  name: 'BlockDetails',
  texts: blockDetailTexts,
  stem: 'block',
  own: { actions: true, seqno: true, shard: true, shardBlocks: true, workchain: true },
  useModel: (props: BlockDetailsProps): BlockModel => ({ ...useBlockDetails(props), actions: props.actions }),
  face: {
    Body: ({ data, props: { classNames, actions, shardBlocks } }) => (
      <>
        <BlockHead data={data} actions={actions} className={classNames?.head} />
        <BlockBody data={data} shardBlocks={shardBlocks} hasNeighbours={!!actions} className={classNames?.body} />
      </>
    ),
    Skeleton: ({ model: { actions } }) => (
      <DetailSkeleton aside={actions}>
        <BlockBody hasNeighbours={!!actions} />
      </DetailSkeleton>
    ),
  },
})

/** By workchain. Another one is in the facts alone. */
const HEADINGS = /* @__PURE__ */ new Map<number, keyof typeof blockDetailTexts>([
  [-1, 'block.masterHeading'],
  [0, 'block.baseHeading'],
])

interface BlockHeadProps {
  data: ShownBlock
  actions: ReactNode
  className: string | undefined
}

function BlockHead({ data, actions, className }: BlockHeadProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(blockDetailTexts)
  const load = loadOf(data)
  return (
    <DetailHead
      icon={stack}
      title={words(HEADINGS.get(data.workchain) ?? 'block.heading', { seqno: format.number(data.seqno) })}
      time={isTime(data.gen_utime) ? Number(data.gen_utime) : undefined}
      aside={actions}
      className={className}
    >
      {data.key_block && (
        <Badge tone="warning" icon={key}>
          {words('block.keyBlock')}
        </Badge>
      )}
      {FLAGS.map(([flag, word]) => data[flag] && <Badge key={flag}>{words(word)}</Badge>)}
      {load && <Badge tip={words(`block.${load}LoadWhy`)}>{words(`block.${load}Load`)}</Badge>}
    </DetailHead>
  )
}

/** Whether a calendar has this second. */
const isTime = (time: string | undefined) => Math.abs(Number(time)) <= 8.64e12

interface BlockValues {
  data: ShownBlock
  shardBlocks: readonly ShownBlock[] | undefined
  words: Words<typeof blockDetailTexts>
  format: Format
  times: Times
}

/** Its own transactions, and those of the shard blocks that it brought in. */
function countTransactions({ data: { tx_count: count }, shardBlocks = [], words, format }: BlockValues): ReactNode {
  if (count === undefined) return
  const others = shardBlocks.reduce((sum, { tx_count: own = Number.NaN }) => sum + own, 0)
  const counts = { count: format.number(count), shards: format.number(others) }
  const [only, more] = shardBlocks
  // An older service counts none.
  if (!only || Number.isNaN(others)) return counts.count
  if (more) return words('block.withShards', counts)
  return <Filled text={words('block.withShard')} parts={{ ...counts, block: <BlockLink data={only} isShardKnown /> }} />
}

type BlockFact = FactRow<keyof typeof blockDetailTexts, BlockValues>

const STRIP: readonly BlockFact[] = [
  {
    label: 'block.time',
    draw: ({ data: { gen_utime: time }, times }) => (isTime(time) ? times.dateTime(Number(time) * 1000) : time),
  },
  { label: 'block.transactions', draw: countTransactions },
  { label: 'block.shard', draw: ({ data }) => <ShardCell row={data} /> },
  {
    label: 'block.logicalTime',
    draw: ({ data: { start_lt: start, end_lt: end } }) => start && end && `${groupedLt(start)} – ${groupedLt(end)}`,
  },
]

/** As many as the strip has, for a block with links to its neighbours. @param hasNeighbours the head has them */
const factsOf = (hasNeighbours: boolean): readonly BlockFact[] => [
  { label: 'block.createdBy', draw: ({ data: { created_by: by } }) => by && <HashFact data={by} /> },
  {
    // Those before a split or a merge are of other shards, and no neighbours.
    label: 'block.prev',
    isRare: hasNeighbours,
    draw: ({ data: { prev_blocks: before, workchain, shard } }) =>
      !!before?.length &&
      !(hasNeighbours && before.every((block) => block.shard === shard)) &&
      before.map((block, index) => (
        <Fragment key={`${block.workchain}:${block.shard}:${block.seqno}`}>
          {index > 0 && ', '}
          <BlockLink data={block} isShardKnown={block.workchain === workchain && block.shard === shard} />
        </Fragment>
      )),
  },
  {
    label: 'block.prevKey',
    draw: ({ data: { workchain, prev_key_block_seqno: seqno } }) =>
      workchain === -1 &&
      seqno !== undefined && <BlockLink data={{ workchain, shard: WHOLE_SHARD, seqno }} isShardKnown />,
  },
  {
    // A masterchain block is its own.
    label: 'block.masterchain',
    isRare: true,
    draw: ({ data: { workchain, masterchain_block_ref: master } }) =>
      master && workchain !== -1 && <BlockLink data={master} isShardKnown />,
  },
  { label: 'block.rootHash', draw: ({ data }) => <HashFact data={data.root_hash} /> },
  { label: 'block.fileHash', draw: ({ data }) => <HashFact data={data.file_hash} /> },
]

interface BlockBodyProps {
  data?: ShownBlock
  shardBlocks?: readonly ShownBlock[] | undefined
  hasNeighbours: boolean
  className?: string | undefined
}

/** Facts and raw data, or their skeleton. */
function BlockBody({ data, shardBlocks, hasNeighbours, className }: BlockBodyProps) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(blockDetailTexts)
  const values = data && { data, shardBlocks, words, format, times: once(createTimes) }
  return (
    <>
      <FactRows look="tiles" rows={STRIP} words={words} values={values} className={styles.strip} />
      <FactRows look="tiles" rows={factsOf(hasNeighbours)} words={words} values={values} className={styles.strip} />
      <DetailBody className={cx(styles.raw, className)}>
        <RawData data={data} />
      </DetailBody>
    </>
  )
}
