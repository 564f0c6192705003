import type { Block } from '../../../contract/v3/block.ts'
import type { BlockRow } from '../../index/rows.ts'
import type { Context } from '../context.ts'

/** A block as the network at hand answers it. */
export const asBlock = ({ state_root_hash: _, ...block }: BlockRow, { testnet }: Context): Block =>
  testnet ? { ...block, global_id: -3 } : block
