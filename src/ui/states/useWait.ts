'use client'
import { useEffect, useState } from 'react'
import { isTonCenterError } from '../../core/errors.ts'
import { type HeadTries, NO_TRIES } from '../../core/headTries.ts'
import { useTonCenter } from '../../react/context.ts'
import { isFollowing } from '../../react/useRefresh.ts'
import { later } from './later.ts'
import { useConditions } from './useConditions.ts'
import { type Pause, usePause } from './usePause.ts'

/** What a query says of its fetch: that of TanStack fits. A query of one's own may lack them. */
export interface WaitingQuery {
  /** `false` for a query that is not enabled, too. */
  readonly isLoading?: boolean
  /** `paused` while the device is offline. */
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle'
  /** Failed tries of the fetch that runs. */
  readonly failureCount?: number
  /** Why the last of them failed. */
  readonly failureReason?: unknown
  /** Unix milliseconds; 0 until an answer has loaded. */
  readonly dataUpdatedAt?: number
  /** By this one a query is known that reloads with the chain. */
  refetch?: () => unknown
}

/**
 * Why nothing newer is there: the device is offline, the service asked for a pause, tries fail, nothing has asked. Without `next` the
 * first try still runs, and has had no answer for three seconds.
 */
export type Wait =
  /** `isOwn`: its own request waits for the connection, and not the next look at the chain alone. */
  | { readonly kind: 'offline'; readonly isOwn: boolean }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'paused'; readonly pause: Pause }
  | { readonly kind: 'failing'; readonly next?: number; readonly isAnswered: boolean }

/** Shorter waits than this, milliseconds, need no sentence. It is on the screen within three seconds. */
const LATE_MS = 2_500

/** The try for the newest block that follows, after those that failed: as a reader counts them, not each request. */
export const nextTryOf = ({ rounds }: HeadTries): number => Math.max(rounds, 1) + 1

const whenLate = /* @__PURE__ */ later(LATE_MS)

/** Whether `isOn` has been true for long. */
export function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const stop = whenLate(() => setLate(true))
    return () => {
      stop()
      setLate(false)
    }
  }, [isOn])
  return isOn && isLate
}

/**
 * Why a query has nothing newer, once a reader may wonder; `undefined` while its request just runs, and where nothing is amiss.
 * A query that reloads with the chain sends nothing while the newest block fails to load: the tries for that block give the reason.
 * @param isKept something is shown that loaded before
 */
export function useWait(query: WaitingQuery, isKept: boolean): Wait | undefined {
  const { isLoading, fetchStatus, failureCount = 0, failureReason, refetch } = query
  const isFetching = fetchStatus ? fetchStatus === 'fetching' : !isKept && isLoading !== false
  const isFollower = isKept && isFollowing(refetch)
  const conditions = useConditions(isFollower || isFetching)
  const { tries } = conditions
  const head = isFollower ? tries : NO_TRIES
  const ownFailures = isFetching ? failureCount : 0
  const isFailing = ownFailures > 0 || head.failed > 0
  const isAnswered = ownFailures ? isTonCenterError(failureReason) && !!failureReason.status : head.isAnswered
  const isSilent = head.isSilent || (isFetching && tries.isAnySilent)
  const isUnasked = fetchStatus === 'idle' && !isKept
  const { client } = useTonCenter()
  // A service that may be on this device counts as away only where its tries fail, too.
  const isOff = conditions.isOff && (isFailing || !client.onDevice)
  const pause = usePause(conditions)
  // It stays after its end until the answer is there: a notice does not flicker with each refusal.
  const [last, setLast] = useState<Pause>()
  const lastPause = pause ?? (isFetching || head.refused ? last : undefined)
  if (lastPause !== last) setLast(lastPause)
  const isLate = useLate(isFetching || isUnasked || head.failed > 0)
  const isOwn = fetchStatus === 'paused'
  if (isOwn || (isOff && (isFailing || isFollower))) return { kind: 'offline', isOwn }
  if (isLate && isFailing && !pause)
    return { kind: 'failing', next: ownFailures ? ownFailures + 1 : nextTryOf(head), isAnswered }
  if (isSilent && !pause) return { kind: 'failing', isAnswered: false }
  if (isLate && isUnasked) return { kind: 'unasked' }
  return lastPause && { kind: 'paused', pause: lastPause }
}
