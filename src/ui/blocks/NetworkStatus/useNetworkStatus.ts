'use client'
import { skipToken } from '@tanstack/react-query'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { useBlocks, useMasterchainInfo } from '../../../react/v3/blockchain.ts'
import type { CardQuery } from '../../card/cardModel.ts'
import type { QueryOptions } from '../../root/props.ts'
import { useTick } from '../../time/ticker.ts'

/** A masterchain block, as far as the state of the network goes. */
export type NetworkHead = Pick<ShownBlock, 'seqno' | 'gen_utime'>

export interface NetworkStatusOptions {
  /**
   * Masterchain blocks, newest first: the first is the head, the time between them is the block time. Without a time of the head
   * nothing is said of how far it is behind. Then nothing is asked for.
   */
  data?: readonly NetworkHead[] | undefined
  /** Says how long a block takes: one request, once. Default `true`. */
  blockTime?: boolean | undefined
  /** Seconds without a new block after which the service counts as behind. Default 60. */
  behindAfter?: number | undefined
  queryOptions?: QueryOptions | undefined
}

export interface NetworkStatusModel {
  /** The newest masterchain block; `undefined` until it has loaded. Stays, whatever happens to a later request. */
  readonly head: NetworkHead | undefined
  /** When it was made, unix seconds. */
  readonly time: number | undefined
  /** There was no new block for longer than `behindAfter`. `false` before the page has a clock. */
  readonly isBehind: boolean
  /** How long a block takes, on average; `undefined` where that is not asked for, or not known yet. */
  readonly blockSeconds: number | undefined
  /** What went wrong, and how to ask again. Absent when `data` is given. */
  readonly query: CardQuery | undefined
}

/** Blocks whose mean distance is the block time. */
const RECENT = 20

/** How far the chain is, without its looks. Asks for the head, which all share, and once for the last blocks. */
export function useNetworkStatus(options: NetworkStatusOptions): NetworkStatusModel {
  const { data, blockTime = true, behindAfter = 60, queryOptions } = options
  const query = useMasterchainInfo(data ? skipToken : {}, queryOptions)
  const recent = useBlocks(data || !blockTime ? skipToken : { workchain: -1, limit: RECENT }, { staleTime: Infinity })
  const head = data ? data[0] : query.data?.last
  const time = head && moment(head)
  const isBehind = useTick((now) => time !== undefined && now !== undefined && now / 1000 - time > behindAfter)
  return {
    head,
    time,
    isBehind,
    blockSeconds: meanSeconds(data ?? recent.data?.blocks),
    query: data ? undefined : query,
  }
}

/** The range of a date. */
const moment = ({ gen_utime: time }: NetworkHead) =>
  time && Math.abs(Number(time)) <= 8.64e12 ? Number(time) : undefined

/** Seconds between blocks, on average. Times are whole seconds: over ten blocks the mean is wrong by a tenth of a second at most. */
function meanSeconds(blocks: readonly NetworkHead[] | undefined): number | undefined {
  const [first, last] = [blocks?.[0], blocks?.at(-1)]
  const [made, from] = [first && moment(first), last && moment(last)]
  if (!first || !last || made === undefined || from === undefined || first.seqno - last.seqno < 10) return
  return (made - from) / (first.seqno - last.seqno)
}
