'use client'
import { skipToken } from '@tanstack/react-query'
import { useBlocks } from '../../react/v3/blockchain.ts'
import { type CardModel, type CardOptions, cardModel } from '../Card/cardModel.ts'
import type { ShownBlock } from '../fromV2/shown.ts'

export interface BlockDetailsOptions extends CardOptions<ShownBlock> {
  /** Default −1, the masterchain. */
  workchain?: number | undefined
  /** Upper-case hex, as the answers spell it. Default `8000000000000000`, the whole workchain. */
  shard?: string | undefined
  /** Needed unless `data` is given. */
  seqno?: number | undefined
}

/** Of a workchain that is not split. */
export const WHOLE_SHARD = '8000000000000000'

/** One block without its looks. One request. */
export function useBlockDetails(options: BlockDetailsOptions): CardModel<ShownBlock> {
  const { workchain = -1, shard = WHOLE_SHARD, seqno, data, queryOptions } = options
  const asks = data === undefined && seqno !== undefined
  const query = useBlocks(asks ? { workchain, shard, seqno, limit: 1 } : skipToken, queryOptions)
  return cardModel(data, query, asks, ({ blocks }) => blocks[0])
}
