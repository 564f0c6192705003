'use client'
import { skipToken } from '@tanstack/react-query'
import { mean } from 'd3-array'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { type BlockChartQuery, blockPulseParams } from '../../../query/builders/blocks.ts'
import { useBlocks } from '../../../react/v3/blockchain.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'
import { middleOf, restFrom } from '../rest.ts'

/** The fields of a block that its pulse needs. */
export type PulseBlock = Pick<ShownBlock, 'seqno' | 'gen_utime'>

export interface BlockPulseOptions extends CardOptions<readonly PulseBlock[]>, BlockChartQuery {}

/** The time that a block took. */
export interface Beat {
  readonly seqno: number
  /** Since the block before. Whole: the service gives times in seconds. */
  readonly seconds: number
}

export interface Pulse {
  /** Oldest first. */
  readonly beats: readonly Beat[]
  /** Seconds for a block, on average over those that are not slow. */
  readonly usual: number
  /** Slower than this is slow. */
  readonly slow: number
  /** After a longer gap the chain rested: such a gap does not measure its speed. */
  readonly rest: number
}

/** The times of blocks of one chain, headless. One request; with `data` none. */
export function useBlockPulse({ data, count = 60, queryOptions }: BlockPulseOptions): CardModel<Pulse> {
  const query = useBlocks(data ? skipToken : blockPulseParams({ count }), queryOptions)
  const blocks = data ?? query.data?.blocks
  const pulse = useMemo(() => blocks && readPulse(blocks, count), [blocks, count])
  return cardModel(pulse, query, !data, () => pulse)
}

function readPulse(blocks: readonly PulseBlock[], count: number): Pulse | undefined {
  const known = blocks
    .map(({ seqno, gen_utime }) => ({ seqno, time: Number(gen_utime) }))
    .filter(({ seqno, time }) => Number.isSafeInteger(seqno) && Number.isSafeInteger(time))
    .sort((a, b) => a.seqno - b.seqno)
    .slice(-count - 1)
  const beats = known.slice(1).flatMap(({ seqno, time }, index) => {
    const before = known[index]
    // The time of a block is unknown where the block before it is missing.
    return before && before.seqno === seqno - 1 ? { seqno, seconds: Math.max(0, time - before.time) } : []
  })
  if (!beats.length) return
  // Times are whole seconds: a second more may be none.
  const middle = middleOf(beats.map(({ seconds }) => seconds))
  const slow = Math.max(middle * 1.7, middle + 1)
  const usual = mean(beats, ({ seconds }) => (seconds > slow ? undefined : seconds)) ?? middle
  return { beats, usual, slow, rest: restFrom(middle) }
}
