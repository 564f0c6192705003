'use client'
import { Fragment } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { WHOLE_SHARD } from '../../../query/builders/blocks.ts'
import { DetailHead, DetailSkeleton } from '../../card/DetailHead.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { BlockLink } from '../../facts/BlockLink.tsx'
import { DetailBody } from '../../facts/Detail.tsx'
import { type DetailColumn, DetailColumns } from '../../facts/DetailColumns.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { key, stack } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { groupedLt } from '../../text/groupedLt.ts'
import { createTimes, type Times } from '../../time/createTimes.ts'
import { blockDetailTexts } from '../../words/en/details.ts'
import type { Format } from '../../words/format.ts'
import { ShardCell } from '../blockColumns.tsx'
import { type BlockDetailsOptions, useBlockDetails } from './useBlockDetails.ts'

export type BlockDetailsPart = 'root' | 'head' | 'body'

export interface BlockDetailsProps
  extends Omit<ComponentProps<BlockDetailsPart, ShownBlock, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<BlockDetailsOptions, 'workchain' | 'shard' | 'seqno'> {}

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
  own: { seqno: true, shard: true, workchain: true },
  useModel: (props: BlockDetailsProps) => useBlockDetails(props),
  face: {
    Body: ({ data, props: { classNames } }) => (
      <>
        <BlockHead data={data} className={classNames?.head} />
        <BlockBody data={data} className={classNames?.body} />
      </>
    ),
    Skeleton: () => (
      <DetailSkeleton>
        <BlockBody />
      </DetailSkeleton>
    ),
  },
})

function BlockHead({ data, className }: { data: ShownBlock; className: string | undefined }) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(blockDetailTexts)
  const load = loadOf(data)
  return (
    <DetailHead
      icon={stack}
      title={words('block.heading', { seqno: format.number(data.seqno) })}
      time={isTime(data.gen_utime) ? Number(data.gen_utime) : undefined}
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
  format: Format
  times: Times
}

const COLUMNS: readonly DetailColumn<keyof typeof blockDetailTexts, BlockValues>[] = [
  {
    facts: [
      { label: 'block.shard', draw: ({ data }) => <ShardCell row={data} /> },
      {
        label: 'block.time',
        draw: ({ data: { gen_utime: time }, times }) => (isTime(time) ? times.dateTime(Number(time) * 1000) : time),
      },
      {
        label: 'block.transactions',
        draw: ({ data: { tx_count: count }, format }) => count !== undefined && format.number(count),
      },
      {
        label: 'block.logicalTime',
        draw: ({ data: { start_lt: start, end_lt: end } }) => start && end && `${groupedLt(start)} – ${groupedLt(end)}`,
      },
      {
        // A masterchain block is its own.
        label: 'block.masterchain',
        isRare: true,
        draw: ({ data: { workchain, masterchain_block_ref: master } }) =>
          master && workchain !== -1 && <BlockLink data={master} />,
      },
      {
        label: 'block.prev',
        draw: ({ data: { prev_blocks: before } }) =>
          !!before?.length &&
          before.map((block, index) => (
            <Fragment key={`${block.workchain}:${block.shard}:${block.seqno}`}>
              {index > 0 && ', '}
              <BlockLink data={block} />
            </Fragment>
          )),
      },
      {
        label: 'block.prevKey',
        draw: ({ data: { prev_key_block_seqno: seqno } }) =>
          seqno !== undefined && <BlockLink data={{ workchain: -1, shard: WHOLE_SHARD, seqno }} />,
      },
    ],
  },
  {
    facts: [
      { label: 'block.rootHash', draw: ({ data }) => <HashFact data={data.root_hash} hasForms /> },
      { label: 'block.fileHash', draw: ({ data }) => <HashFact data={data.file_hash} /> },
      { label: 'block.seed', draw: ({ data: { rand_seed: seed } }) => seed && <HashFact data={seed} /> },
      { label: 'block.createdBy', draw: ({ data: { created_by: by } }) => by && <HashFact data={by} /> },
      {
        label: 'block.catchain',
        draw: ({ data: { gen_catchain_seqno: seqno }, format }) => seqno !== undefined && format.number(seqno),
      },
      { label: 'block.version', draw: ({ data: { version } }) => version !== undefined && String(version) },
    ],
  },
]

/** Facts and raw data, or their skeleton. */
function BlockBody({ data, className }: { data?: ShownBlock; className?: string | undefined }) {
  const { format, once } = useScope()
  return (
    <DetailBody isPadded className={className}>
      <DetailColumns
        texts={blockDetailTexts}
        columns={COLUMNS}
        values={data && { data, format, times: once(createTimes) }}
      />
      <RawData data={data} />
    </DetailBody>
  )
}
