'use client'
import { Fragment, forwardRef } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { WHOLE_SHARD } from '../../../query/builders/blocks.ts'
import { Card } from '../../card/Card.tsx'
import { BlockLink } from '../../facts/BlockLink.tsx'
import { Columns, DetailBody, DetailHead, DetailSkeleton } from '../../facts/Detail.tsx'
import { Fact, Facts, FactsSkeleton } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { key, stack } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { createTimes } from '../../time/createTimes.ts'
import { blockDetailTexts } from '../../words/en/details.ts'
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

/** A shard with little load wants to merge, also where it is the whole workchain: only one with a neighbour can. */
const loadOf = ({ shard, want_merge, want_split }: ShownBlock) =>
  want_split ? 'high' : want_merge && shard !== WHOLE_SHARD ? 'low' : undefined

/**
 * One block: number, shard, time, transactions, hashes, and the blocks before and around it. One request; with `data` none.
 * Renders a `<div role="group">`.
 */
export const BlockDetails = forwardRef<HTMLDivElement, BlockDetailsProps>(function BlockDetails(props, ref) {
  const { workchain, shard, seqno, data, queryOptions, ...rest } = props
  const words = useScope().wordsOf(blockDetailTexts)
  return (
    <Card
      rootRef={ref}
      label={words('block.label')}
      model={useBlockDetails(props)}
      empty={{ title: words('block.empty'), text: words('block.emptyText') }}
      skeleton={<BlockSkeleton />}
      {...rest}
    >
      {(block) => (
        <>
          <BlockHead data={block} className={rest.classNames?.head} />
          <BlockBody data={block} className={rest.classNames?.body} />
        </>
      )}
    </Card>
  )
})
BlockDetails.displayName = 'BlockDetails'

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

function BlockBody({ data, className }: { data: ShownBlock; className: string | undefined }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(blockDetailTexts)
  const { workchain, start_lt: start, end_lt: end, masterchain_block_ref: master, prev_blocks: before } = data
  const { gen_utime: time, tx_count: count, prev_key_block_seqno: prevKey, gen_catchain_seqno: catchain } = data
  return (
    <DetailBody isPadded className={className}>
      <Columns isSplit>
        <Facts>
          <Fact name={words('block.shard')}>
            <ShardCell row={data} />
          </Fact>
          <Fact name={words('block.time')}>
            {isTime(time) ? once(createTimes).dateTime(Number(time) * 1000) : time}
          </Fact>
          <Fact name={words('block.transactions')}>{count !== undefined && format.number(count)}</Fact>
          <Fact name={words('block.logicalTime')}>{start && end && `${groupedLt(start)} – ${groupedLt(end)}`}</Fact>
          {/* A masterchain block is its own. */}
          <Fact name={words('block.masterchain')}>{master && workchain !== -1 && <BlockLink data={master} />}</Fact>
          <Fact name={words('block.prev')}>
            {before &&
              before.length > 0 &&
              before.map((block, index) => (
                <Fragment key={`${block.workchain}:${block.shard}:${block.seqno}`}>
                  {index > 0 && ', '}
                  <BlockLink data={block} />
                </Fragment>
              ))}
          </Fact>
          <Fact name={words('block.prevKey')}>
            {prevKey !== undefined && <BlockLink data={{ workchain: -1, shard: WHOLE_SHARD, seqno: prevKey }} />}
          </Fact>
        </Facts>
        <Facts>
          <Fact name={words('block.rootHash')}>
            <HashFact data={data.root_hash} hasForms />
          </Fact>
          <Fact name={words('block.fileHash')}>
            <HashFact data={data.file_hash} />
          </Fact>
          <Fact name={words('block.seed')}>{data.rand_seed && <HashFact data={data.rand_seed} />}</Fact>
          <Fact name={words('block.createdBy')}>{data.created_by && <HashFact data={data.created_by} />}</Fact>
          <Fact name={words('block.catchain')}>{catchain !== undefined && format.number(catchain)}</Fact>
          <Fact name={words('block.version')}>{data.version !== undefined && String(data.version)}</Fact>
        </Facts>
      </Columns>
      <RawData data={data} />
    </DetailBody>
  )
}

const BlockSkeleton = () => (
  <DetailSkeleton>
    <Columns isSplit>
      <FactsSkeleton count={7} />
      <FactsSkeleton count={6} />
    </Columns>
    <Skeleton width="88px" line={32} />
  </DetailSkeleton>
)
