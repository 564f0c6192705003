import type { ShownBlock } from '../../fromV2/shown.ts'

/** What a link to a block is made from, too: `-1:8000000000000000:7`. */
export const blockKey = ({ workchain, shard, seqno }: ShownBlock): string => `${workchain}:${shard}:${seqno}`
