import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { int } from './scalars.ts'

export interface BlockId {
  workchain: number
  /** Upper-case hex of the unsigned 64-bit shard, leading zeros dropped: `8000000000000000`. */
  shard: string
  seqno: number
}
export const blockId: DataSchema<BlockId> = /* @__PURE__ */ z.object({
  workchain: int,
  shard: z.string(),
  seqno: int,
})
