'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isTonCenterError } from '../../../core/errors.ts'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { isFollowing } from '../../../react/useRefresh.ts'
import { useBlocks, useMasterchainInfo } from '../../../react/v3/blockchain.ts'
import type { CardQuery } from '../../card/cardModel.ts'
import type { QueryOptions } from '../../root/props.ts'
import { useConditions } from '../../states/useConditions.ts'
import { usePause } from '../../states/usePause.ts'
import { nextTryOf, useLate } from '../../states/useWait.ts'
import { useTick } from '../../time/ticker.ts'
import { middleOf, restFrom } from '../rest.ts'
import { useOthersFail } from './useOthersFail.ts'

/** The part of a masterchain block that the state of the network needs. */
export type NetworkHead = Pick<ShownBlock, 'seqno' | 'gen_utime'>

export interface NetworkStatusOptions {
  /**
   * Masterchain blocks, newest first: the first is the head, the time between them is the block time. Without a time of the head
   * the delay is unknown. Then nothing is asked for.
   */
  data?: readonly NetworkHead[] | undefined
  /** Measures how long a block takes: one request, once. Default `true`. */
  blockTime?: boolean | undefined
  /**
   * Seconds after which the newest block is old, and the service behind; and after which an answer is old, and the state not
   * known any more. Default 60.
   */
  behindAfter?: number | undefined
  queryOptions?: QueryOptions | undefined
}

/**
 * What is known of the network. `unasked`: no answer is younger than `behindAfter`, because nothing asked. `failing`: the last
 * request failed, or has failed for three seconds and is tried again, or has had no answer for as long. `partly`: the newest block loads, and requests of other components
 * fail, for three seconds. `paused`: the service asked for a pause. `offline`: the device has no network.
 */
export type NetworkCondition = 'live' | 'behind' | 'unasked' | 'failing' | 'partly' | 'paused' | 'offline'

export interface NetworkStatusModel {
  /** `undefined` while the first answer loads, where it is not known when the head was made, and before the page has a clock. */
  readonly condition: NetworkCondition | undefined
  /** The try that follows, while tries have failed for three seconds. */
  readonly nextTry?: number
  /** Where the condition is `failing`: what came was an answer, with an HTTP error. */
  readonly isAnswered?: boolean
  /** The newest masterchain block; `undefined` until it has loaded. Stays, whatever happens to a later request. */
  readonly head: NetworkHead | undefined
  /** When it was made, unix seconds. */
  readonly time: number | undefined
  /** How long a block takes, on average; `undefined` where that is not asked for, or not known yet. */
  readonly blockSeconds: number | undefined
  /** What went wrong, and how to ask again. Absent when `data` is given. */
  readonly query: CardQuery | undefined
}

/** Blocks whose mean distance is the block time. */
const RECENT = 20

/** How far the chain is, headless. Loads the head, which all share, and once for the last blocks. */
export function useNetworkStatus(options: NetworkStatusOptions): NetworkStatusModel {
  const { data, blockTime = true, behindAfter = 60, queryOptions } = options
  const query = useMasterchainInfo(data ? skipToken : {}, queryOptions)
  const recent = useBlocks(data || !blockTime ? skipToken : { workchain: -1, limit: RECENT }, { staleTime: Infinity })
  const head = data ? data[0] : query.data?.last
  const time = head && moment(head)
  const asks = !data && queryOptions?.enabled !== false
  const conditions = useConditions(asks)
  const { tries } = conditions
  const { failed, refused, isSilent } = tries
  const isPaused = usePause(conditions) !== undefined
  const wasPaused = useKept(isPaused, refused > 0)
  // Tries that fail for a while are no answer either, long before the last of them.
  const isTrying = useLate(failed > 0)
  const isFailing = !data && (query.error !== null || isTrying || isSilent)
  // Not while a request runs alone: the sentence would change with each.
  const isAskedAgain = query.fetchStatus === 'fetching' || !!queryOptions?.refetchInterval || isFollowing(query.refetch)
  const isPartly = useLate(useOthersFail(asks))
  const { onDevice } = useTonCenter().client
  // The browser's report and a try that failed agree: no need to wait for more.
  const isAway = conditions.isOff && (isFailing || failed > 0 || !onDevice)
  const isOff = isAway || (!data && query.fetchStatus === 'paused')
  useProbe(asks && onDevice, conditions.isOff, query.refetch)
  const age = useTick((now) => {
    if (time === undefined || now === undefined) return ''
    // Whether the head was old is known for the moment of the answer alone.
    const asOf = data ? now : query.dataUpdatedAt
    if (now - asOf > behindAfter * 1000) return 'unasked'
    return asOf / 1000 - time > behindAfter ? 'behind' : 'live'
  })
  const known = age || (asks || data ? undefined : 'unasked')
  return {
    head,
    time,
    condition: data ? known : conditionOf({ isOff, isPaused, isFailing, wasPaused, isPartly, known }),
    blockSeconds: meanSeconds(data ?? recent.data?.blocks),
    ...(isTrying && isAskedAgain && { nextTry: nextTryOf(tries) }),
    ...(isFailing && { isAnswered: failed ? tries.isAnswered : isAnsweredBy(query.error) }),
    query: data ? undefined : query,
  }
}

interface Reasons {
  readonly isOff: boolean
  readonly isPaused: boolean
  readonly isFailing: boolean
  /** And nothing has answered since. */
  readonly wasPaused: boolean
  readonly isPartly: boolean
  readonly known: NetworkCondition | undefined
}

/** Whether something is so, or has been while `isStill`. */
function useKept(isNow: boolean, isStill: boolean): boolean {
  const [was, setWas] = useState(false)
  const is = isNow || (was && isStill)
  if (is !== was) setWas(is)
  return is
}

/** The first reason for which nothing newer can be known; else what the last answer says. */
function conditionOf({
  isOff,
  isPaused,
  isFailing,
  wasPaused,
  isPartly,
  known,
}: Reasons): NetworkCondition | undefined {
  if (isOff) return 'offline'
  if (isPaused) return 'paused'
  if (isFailing) return 'failing'
  if (wasPaused) return 'paused'
  return isPartly ? 'partly' : known
}

/** A service on this device may answer without a network: asks it once when the network is gone, and when it is back. */
function useProbe(asks: boolean, isOff: boolean, refetch: (how: { cancelRefetch: boolean }) => unknown) {
  const wasOff = useRef(isOff)
  useEffect(() => {
    if (wasOff.current === isOff) return
    wasOff.current = isOff
    if (asks) void refetch({ cancelRefetch: false })
  }, [asks, isOff, refetch])
}

const isAnsweredBy = (error: unknown): boolean => isTonCenterError(error) && error.status !== undefined

/** The range of a date. */
const moment = ({ gen_utime: time }: NetworkHead) =>
  time && Math.abs(Number(time)) <= 8.64e12 ? Number(time) : undefined

/**
 * Seconds between blocks, on average over those between which the chain did not rest. Times are whole seconds: over ten blocks the
 * mean is wrong by a tenth of a second at most.
 */
function meanSeconds(blocks: readonly NetworkHead[] = []): number | undefined {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last || first.seqno - last.seqno < 10) return
  const times = blocks.map(moment)
  // From block to block; some may be missing between two.
  const each = blocks.slice(1).flatMap(({ seqno }, index) => {
    const [count, made, from] = [(blocks[index]?.seqno ?? seqno) - seqno, times[index], times[index + 1]]
    return count > 0 && made !== undefined && from !== undefined ? { count, seconds: made - from } : []
  })
  const rest = restFrom(middleOf(each.map(({ count, seconds }) => seconds / count)))
  const quick = each.filter(({ count, seconds }) => seconds / count < rest)
  if (!quick.length) return
  const sum = (member: 'seconds' | 'count') => quick.reduce((all, one) => all + one[member], 0)
  return sum('seconds') / sum('count')
}
