'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { type BlockChartQuery, rateChartParams } from '../../../query/builders/blocks.ts'
import { useBlocks } from '../../../react/v3/blockchain.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'

/** The fields of a block that its rate needs. */
export type RateBlock = Pick<ShownBlock, 'seqno' | 'shard' | 'tx_count'>

export interface RateChartOptions extends CardOptions<readonly RateBlock[]>, BlockChartQuery {}

/** Blocks with a known number of transactions, oldest first. */
export type RatePoints = readonly { readonly seqno: number; readonly count: number }[]

/** How many transactions the blocks at hand have, headless. One request; with `data` none. */
export function useRateChart({ data, count = 60, queryOptions }: RateChartOptions): CardModel<RatePoints> {
  const query = useBlocks(data ? skipToken : rateChartParams({ count }), queryOptions)
  const blocks = data ?? query.data?.blocks
  const points = useMemo(() => blocks && readPoints(blocks, count), [blocks, count])
  return cardModel(points, query, !data, () => points)
}

/** Reads blocks in the order of the service, newest first. Each shard has points of its own. */
function readPoints(blocks: readonly RateBlock[], count: number): RatePoints | undefined {
  const points = blocks
    .slice(0, count)
    .flatMap(({ seqno, tx_count: count }) =>
      count !== undefined && Number.isSafeInteger(count) && count >= 0 ? { seqno, count } : [],
    )
  return points.length ? points.reverse() : undefined
}
