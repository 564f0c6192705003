'use client'
import { skipToken } from '@tanstack/react-query'
import type { Endpoint } from '../../../core/endpoint.ts'
import { blocks } from '../../../endpoints/v3/blockchain/blocks.ts'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { queryHook } from '../../../react/queryHook.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'

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

/** An answer about one thing: where that is not as documented the request fails, and the thing does not look absent. */
const whole = <Params, Data>({ rows: _, ...endpoint }: Endpoint<Params, Data>): Endpoint<Params, Data> => endpoint

const useBlock = /* @__PURE__ */ queryHook(/* @__PURE__ */ whole(blocks))

/** One block without its looks. One request. */
export function useBlockDetails(options: BlockDetailsOptions): CardModel<ShownBlock> {
  const { workchain = -1, shard = WHOLE_SHARD, seqno, data, queryOptions } = options
  const asks = data === undefined && seqno !== undefined
  const query = useBlock(asks ? { workchain, shard, seqno, limit: 1 } : skipToken, queryOptions)
  return cardModel(data, query, asks, ({ blocks }) => blocks[0])
}
