'use client'
import { clock, plug, refresh } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { TimeAgo } from '../time/TimeAgo.tsx'
import { waitMoreTexts, waitTexts } from '../words/en/lists.ts'
import { Notice } from './Notice.tsx'
import { PauseNotice } from './RateLimitNotice.tsx'
import { useWait, type WaitingQuery } from './useWait.ts'

interface WaitNoticeProps {
  query: WaitingQuery
  /** Something is shown that loaded before. */
  isKept: boolean
  className?: string | undefined
}

/**
 * Why nothing newer is shown, above a skeleton or what stays: the device is offline, the service asked for a pause, its answers
 * fail and are tried again, or nothing has asked. Nothing while a request just runs.
 */
export function WaitNotice({ query, isKept, className }: WaitNoticeProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(waitTexts)
  const more = wordsOf(waitMoreTexts)
  const wait = useWait(query, isKept)
  const known = isKept && <LastKnown at={query.dataUpdatedAt} />
  switch (wait?.kind) {
    case 'offline':
      return (
        <div className={className} data-state="offline">
          <Notice icon={plug} title={words('wait.offline')}>
            {more('wait.offlineText')} {known}
          </Notice>
        </div>
      )
    case 'failing':
      return (
        <div className={className} data-state="failing">
          <Notice tone="warning" icon={refresh} title={words('wait.failing')}>
            {words('wait.again', { count: String(wait.next) })} {known}
          </Notice>
        </div>
      )
    case 'unasked':
      return (
        <div className={className} data-state="unasked">
          <Notice icon={clock} title={words('wait.unasked')}>
            {more('wait.unaskedText')}
          </Notice>
        </div>
      )
    case 'paused':
      return <PauseNotice pause={wait.pause} className={className} />
    default:
      return null
  }
}

/** When what is shown was loaded. */
export function LastKnown({ at }: { at: number | undefined }) {
  const words = useScope().wordsOf(waitMoreTexts)
  if (!at) return null
  return (
    <>
      {words('wait.known')} <TimeAgo data={at / 1000} />.
    </>
  )
}
