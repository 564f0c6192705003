'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { blockParams, oneBlock } from '../../../query/builders/blocks.ts'
import { oneHook } from '../../../react/useKnown.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'

export interface BlockDetailsOptions extends CardOptions<ShownBlock> {
  /** Default −1, the masterchain. */
  workchain?: number | undefined
  /** Upper-case hex, as the answers spell it. Default `8000000000000000`, the whole workchain. */
  shard?: string | undefined
  /** Needed unless `data` is given. `skipToken` waits for that: the card is rendered as it loads. */
  seqno?: number | SkipToken | undefined
}

const useBlock = /* @__PURE__ */ oneHook(oneBlock)

/** One block, headless. One request; none for one in a cached list. */
export function useBlockDetails(options: BlockDetailsOptions): CardModel<ShownBlock> {
  const { workchain, shard, seqno, data, queryOptions } = options
  const asks = data === undefined && seqno !== undefined
  const isKnown = asks && typeof seqno === 'number'
  const query = useBlock(isKnown ? blockParams({ workchain, shard, seqno }) : skipToken, queryOptions)
  return cardModel(data, query, asks, ({ blocks }) => blocks[0])
}
