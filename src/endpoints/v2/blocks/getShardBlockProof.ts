import { whole } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { int32 } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { boc, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { blockSeqno, shard } from '../params.ts'

export interface GetShardBlockProofParams {
  /** −1 is the masterchain, 0 the basechain. */
  workchain: number
  /** Signed decimal, or 16 hex digits as v3 prints it. */
  shard: string
  seqno: number
  /** Masterchain block to prove from; the newest when absent. */
  from_seqno?: number | undefined
}
/** From one block of a shard to the next. */
export interface ShardBlockLink {
  '@type': 'blocks.shardBlockLink' | (string & {})
  id: BlockIdExt
  /** Base64 BoC. */
  proof: string
}
/** From one masterchain block back to another. */
export interface BlockLinkBack {
  '@type': 'blocks.blockLinkBack' | (string & {})
  to_key_block: boolean
  from: BlockIdExt
  to: BlockIdExt
  /** Base64 BoC. */
  dest_proof: string
  /** Base64 BoC. */
  proof: string
  /** Base64 BoC. */
  state_proof: string
}
export interface ShardBlockProof {
  '@type': 'blocks.shardBlockProof' | (string & {})
  /** The masterchain block that the proof starts at, not the block asked for. */
  from: BlockIdExt
  /** The masterchain block that the links hang off. */
  mc_id: BlockIdExt
  /** From `mc_id` to the block asked for. */
  links: ShardBlockLink[]
  /** From `from` to `mc_id`. */
  mc_proof: BlockLinkBack[]
}

/** The proof that a block belongs to the chain that a masterchain block is of. Nothing here checks it. */
export const getShardBlockProof = /* @__PURE__ */ defineEndpoint<GetShardBlockProofParams, ShardBlockProof>({
  generation: 'v2',
  name: 'getShardBlockProof',
  method: 'GET',
  path: '/getShardBlockProof',
  params: z.params({
    workchain: int32,
    shard,
    seqno: blockSeqno,
    from_seqno: z.optional(whole(0, 2 ** 31 - 1, 'a block number')),
  }),
  response: z.object({
    '@type': openText,
    from: blockIdExt,
    mc_id: blockIdExt,
    links: z.array(z.object<ShardBlockLink>({ '@type': openText, id: blockIdExt, proof: boc })),
    mc_proof: z.array(
      z.object<BlockLinkBack>({
        '@type': openText,
        to_key_block: z.boolean(),
        from: blockIdExt,
        to: blockIdExt,
        dest_proof: boc,
        proof: boc,
        state_proof: boc,
      }),
    ),
  }),
  cache: ({ from_seqno }) => (from_seqno === undefined ? 'block' : 'immutable'),
})
