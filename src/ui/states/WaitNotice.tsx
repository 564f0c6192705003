'use client'
import { useEffect, useState } from 'react'
import { clock, plug, refresh } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { TimeAgo } from '../time/TimeAgo.tsx'
import { waitTexts } from '../words/en/lists.ts'
import { Notice } from './Notice.tsx'
import { PauseNotice } from './RateLimitNotice.tsx'
import { useOffline } from './useOffline.ts'
import { usePause } from './usePause.ts'

/** What a query says of its fetch: that of TanStack fits. A query of one's own may lack them. */
export interface WaitingQuery {
  /** `false` for a query that is not enabled, too. */
  readonly isLoading?: boolean
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle'
  /** Failed tries of the fetch that runs. */
  readonly failureCount?: number
  /** Unix milliseconds; 0 until an answer has loaded. */
  readonly dataUpdatedAt?: number
}

interface WaitNoticeProps {
  query: WaitingQuery
  /** Something is shown that loaded before. */
  isKept: boolean
  className?: string | undefined
}

/** Shorter waits than this, milliseconds, need no sentence. */
const LATE_MS = 3_000

/** Whether `isOn` has been true for long. */
function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn])
  return isOn && isLate
}

/**
 * Why nothing newer is shown, above a skeleton or what stays: the device is offline, the service asked for a pause, its answers
 * fail and are tried again, or nothing has asked. Nothing while a request just runs.
 */
export function WaitNotice({ query, isKept, className }: WaitNoticeProps) {
  const words = useScope().wordsOf(waitTexts)
  const { isLoading, fetchStatus, failureCount = 0, dataUpdatedAt } = query
  const isFetching = fetchStatus ? fetchStatus === 'fetching' : !isKept && isLoading !== false
  const isFailing = isFetching && failureCount > 0
  const isUnasked = fetchStatus === 'idle' && !isKept
  const isOff = useOffline(isFailing) && (isFailing || fetchStatus === 'paused')
  const isPaused = usePause(isFetching && isKept) !== undefined
  const isLate = useLate(isFetching || isUnasked)
  const known = isKept && <LastKnown at={dataUpdatedAt} />
  if (isOff || fetchStatus === 'paused') {
    return (
      <div className={className} data-state="offline">
        <Notice icon={plug} title={words('wait.offline')}>
          {words('wait.offlineText')} {known}
        </Notice>
      </div>
    )
  }
  if (isLate && isFailing && !isPaused) {
    return (
      <div className={className} data-state="failing">
        <Notice tone="warning" icon={refresh} title={words('wait.failing')}>
          {words('wait.again', { count: String(failureCount + 1) })} {known}
        </Notice>
      </div>
    )
  }
  if (isLate && isUnasked) {
    return (
      <div className={className} data-state="unasked">
        <Notice icon={clock} title={words('wait.unasked')}>
          {words('wait.unaskedText')}
        </Notice>
      </div>
    )
  }
  return isFetching && <PauseNotice className={className} />
}

/** When what is shown was loaded. */
export function LastKnown({ at }: { at: number | undefined }) {
  const words = useScope().wordsOf(waitTexts)
  if (!at) return null
  return (
    <>
      {words('wait.known')} <TimeAgo data={at / 1000} />.
    </>
  )
}
