'use client'
import { Fragment, forwardRef } from 'react'
import type { BlockId } from '../../../contract/v3/blockId.ts'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { Card } from '../../card/Card.tsx'
import { FactList, groupedLt, HashFact } from '../../facts/Facts.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { key, stack } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Link } from '../../parts/Link.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { shardName } from '../../text/shardName.ts'
import { createTimes } from '../../time/createTimes.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { SkeletonHead, SkeletonLines } from '../../transactions/TransactionDetails/Skeletons.tsx'
import detailStyles from '../../transactions/TransactionDetails/TransactionDetails.module.css'
import { blockDetailTexts } from '../../words/en/details.ts'
import { ShardCell } from '../blockColumns.tsx'
import styles from './BlockDetails.module.css'
import { type BlockDetailsOptions, useBlockDetails, WHOLE_SHARD } from './useBlockDetails.ts'

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
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(blockDetailTexts)
  const { data: block, isThere, query } = useBlockDetails(props)
  return (
    <Card
      scope={scope}
      ref={ref}
      label={words('block.label')}
      query={query}
      isThere={isThere}
      empty={{ title: words('block.empty'), text: words('block.emptyText') }}
      skeleton={<BlockSkeleton />}
      className={cx(className, classNames?.root)}
      {...attributes}
    >
      {() =>
        block && (
          <>
            <BlockHead data={block} className={classNames?.head} />
            <BlockBody data={block} className={classNames?.body} />
          </>
        )
      }
    </Card>
  )
})
BlockDetails.displayName = 'BlockDetails'

function BlockHead({ data, className }: { data: ShownBlock; className: string | undefined }) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(blockDetailTexts)
  const load = loadOf(data)
  return (
    <div className={cx(detailStyles.head, className)} data-part="head">
      <span className={detailStyles.tile}>
        <Icon path={stack} />
      </span>
      <Heading className={detailStyles.title}>{words('block.heading', { seqno: format.number(data.seqno) })}</Heading>
      {data.key_block && (
        <Badge tone="warning" icon={key}>
          {words('block.keyBlock')}
        </Badge>
      )}
      {FLAGS.map(([flag, word]) => data[flag] && <Badge key={flag}>{words(word)}</Badge>)}
      {load && <Badge tip={words(`block.${load}LoadWhy`)}>{words(`block.${load}Load`)}</Badge>}
      {isTime(data.gen_utime) && <TimeAgo data={Number(data.gen_utime)} className={detailStyles.when} />}
    </div>
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
    <div className={cx(detailStyles.body, detailStyles.padded, className)} data-part="body">
      <div className={styles.columns}>
        <FactList
          data={[
            [words('block.shard'), <ShardCell key="shard" row={data} />],
            [words('block.time'), isTime(time) ? once(createTimes).dateTime(Number(time) * 1000) : time],
            [words('block.transactions'), count !== undefined && format.number(count)],
            [words('block.logicalTime'), start && end && `${groupedLt(start)} – ${groupedLt(end)}`],
            // A masterchain block is its own.
            [words('block.masterchain'), master && workchain !== -1 && <Blocks key="master" data={[master]} />],
            [words('block.prev'), before && before.length > 0 && <Blocks key="before" data={before} />],
            [
              words('block.prevKey'),
              prevKey !== undefined && (
                <Blocks key="prevKey" data={[{ workchain: -1, shard: WHOLE_SHARD, seqno: prevKey }]} />
              ),
            ],
          ]}
        />
        <FactList
          data={[
            [words('block.rootHash'), <HashFact key="root" data={data.root_hash} hasForms />],
            [words('block.fileHash'), <HashFact key="file" data={data.file_hash} />],
            [words('block.seed'), data.rand_seed && <HashFact key="seed" data={data.rand_seed} />],
            [words('block.createdBy'), data.created_by && <HashFact key="by" data={data.created_by} />],
            [words('block.catchain'), catchain !== undefined && format.number(catchain)],
            [words('block.version'), data.version !== undefined && String(data.version)],
          ]}
        />
      </div>
      <RawData data={data} />
    </div>
  )
}

/** Blocks by shard and number. */
function Blocks({ data }: { data: readonly BlockId[] }) {
  const { format, renderLink } = useScope()
  return data.map(({ workchain, shard, seqno }, index) => (
    <Fragment key={`${workchain}:${shard}:${seqno}`}>
      {index > 0 && ', '}
      <bdi dir="ltr" className={cx(renderLink && detailStyles.link)}>
        <Link kind="block" id={`${workchain}:${shard}:${seqno}`}>
          {`${shardName(workchain, shard)} · ${format.number(seqno)}`}
        </Link>
      </bdi>
    </Fragment>
  ))
}

function BlockSkeleton() {
  return (
    <div data-part="loading">
      <SkeletonHead />
      <div className={cx(detailStyles.body, detailStyles.padded)}>
        <div className={styles.columns}>
          <SkeletonLines count={7} />
          <SkeletonLines count={6} />
        </div>
        <Skeleton width="88px" line={32} />
      </div>
    </div>
  )
}
