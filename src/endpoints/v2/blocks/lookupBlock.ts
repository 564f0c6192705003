import { whole } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { atLeastOneOf, atMostOneOf, int32, lt } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { blockSeqno, shard } from '../params.ts'

export interface LookupBlockParams {
  /** −1 is the masterchain, 0 the basechain. */
  workchain: number
  /** Signed decimal, or 16 hex digits as v3 prints it. */
  shard: string
  /** Either this, or `lt`, or `unixtime`. */
  seqno?: number | undefined
  /** A logical time within the block. */
  lt?: string | undefined
  /** Unix seconds. */
  unixtime?: number | undefined
}

/** The full id of a block, by its number, by a logical time or by a time. A block that is not there yet is an error. */
export const lookupBlock = /* @__PURE__ */ defineEndpoint<LookupBlockParams, BlockIdExt>({
  generation: 'v2',
  name: 'lookupBlock',
  method: 'GET',
  path: '/lookupBlock',
  params: z.params(
    {
      workchain: int32,
      shard,
      seqno: z.optional(blockSeqno),
      lt: z.optional(lt),
      unixtime: z.optional(whole(0, 2 ** 31 - 1, 'a time in whole unix seconds')),
    },
    atLeastOneOf('seqno', 'lt', 'unixtime'),
    atMostOneOf('seqno', 'lt', 'unixtime'),
  ),
  response: blockIdExt,
  // Of a time in the future the service may give the newest block: that changes.
  cache: ({ unixtime }) => (unixtime === undefined ? 'immutable' : 'block'),
})
