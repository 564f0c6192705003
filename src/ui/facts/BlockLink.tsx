'use client'
import type { BlockId } from '../../contract/v3/blockId.ts'
import { shardName } from '../../reading/shardName.ts'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import detail from './Detail.module.css'

interface BlockLinkProps {
  data: BlockId
  /** What is beside it says of which shard it is. */
  isShardKnown?: boolean
}

/** A block by shard and number. */
export function BlockLink({ data: { workchain, shard, seqno }, isShardKnown }: BlockLinkProps) {
  const { format, renderLink } = useScope()
  return (
    <bdi dir="ltr" className={cx(renderLink && detail.link)}>
      <Link kind="block" id={`${workchain}:${shard}:${seqno}`}>
        {isShardKnown ? format.number(seqno) : `${shardName(workchain, shard)} · ${format.number(seqno)}`}
      </Link>
    </bdi>
  )
}
