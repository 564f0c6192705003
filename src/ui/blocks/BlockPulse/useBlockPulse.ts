'use client'
import { skipToken } from '@tanstack/react-query'
import { mean, median } from 'd3-array'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { useBlocks } from '../../../react/v3/blockchain.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'

/** A block, as far as its pulse goes. */
export type PulseBlock = Pick<ShownBlock, 'seqno' | 'gen_utime'>

export interface BlockPulseOptions extends CardOptions<readonly PulseBlock[]> {
  /** How many blocks. Default 60. */
  count?: number | undefined
}

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
}

/** The times of blocks of one chain, without their looks. One request; with `data` none. */
export function useBlockPulse({ data, count = 60, queryOptions }: BlockPulseOptions): CardModel<Pulse> {
  const query = useBlocks(data ? skipToken : { workchain: -1, limit: count + 1 }, queryOptions)
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
    // Where a block is missing, nobody knows how long this one took.
    return before && before.seqno === seqno - 1 ? { seqno, seconds: Math.max(0, time - before.time) } : []
  })
  if (!beats.length) return
  // Times are whole seconds: a second more may be none.
  const middle = median(beats, ({ seconds }) => seconds) ?? 0
  const slow = Math.max(middle * 1.7, middle + 1)
  const usual = mean(beats, ({ seconds }) => (seconds > slow ? undefined : seconds)) ?? middle
  return { beats, usual, slow }
}
