import { defineEndpoint } from '../../../core/endpoint.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'

export type GetOutMsgQueueSizeParams = Record<never, never>
export interface OutMsgQueueSize {
  '@type': 'blocks.outMsgQueueSize' | (string & {})
  /** The block that it was counted in. */
  id: BlockIdExt
  /** Messages. */
  size: number
}
export interface OutMsgQueueSizes extends Listed {
  '@type': 'blocks.outMsgQueueSizes' | (string & {})
  shards: OutMsgQueueSize[]
  /** Above this a shard takes no messages from outside. */
  ext_msg_queue_size_limit: number
}

/** How many messages wait to leave each shard. The Python service does not have it. */
export const getOutMsgQueueSize = /* @__PURE__ */ defineEndpoint<GetOutMsgQueueSizeParams, OutMsgQueueSizes>({
  generation: 'v2',
  name: 'getOutMsgQueueSize',
  method: 'GET',
  path: '/getOutMsgQueueSize',
  params: z.params({}),
  rows: 'shards',
  response: z.object({
    '@type': openText,
    shards: z.array(z.object<OutMsgQueueSize>({ '@type': openText, id: blockIdExt, size: int })),
    ext_msg_queue_size_limit: int,
  }),
  cache: 'block',
})
