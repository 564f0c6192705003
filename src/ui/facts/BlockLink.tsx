'use client'
import type { BlockId } from '../../contract/v3/blockId.ts'
import { shardName } from '../../reading/shardName.ts'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import detail from './Detail.module.css'

/** A block by shard and number. */
export function BlockLink({ data: { workchain, shard, seqno } }: { data: BlockId }) {
  const { format, renderLink } = useScope()
  return (
    <bdi dir="ltr" className={cx(renderLink && detail.link)}>
      <Link kind="block" id={`${workchain}:${shard}:${seqno}`}>
        {`${shardName(workchain, shard)} · ${format.number(seqno)}`}
      </Link>
    </bdi>
  )
}
