'use client'
import { onlineManager } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { dots, refresh, wifiOff } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { TimeAgo } from '../time/TimeAgo.tsx'
import { waitMoreTexts, waitTexts } from '../words/en/states/waits.ts'
import { Notice } from './Notice.tsx'
import { PauseNotice } from './RateLimitNotice.tsx'
import { sayNext } from './sayNext.ts'
import { useFirst } from './useFirst.ts'
import { useWait, type Wait, type WaitingQuery } from './useWait.ts'

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
  const wait = useWait(query, isKept)
  return wait && <WaitBar wait={wait} knownAt={isKept ? query.dataUpdatedAt : undefined} className={className} />
}

interface WaitBarProps extends Pick<WaitNoticeProps, 'className'> {
  wait: Wait
  /** When what stays was loaded, unix milliseconds. */
  knownAt: number | undefined
}

/** The same of a wait that is known. */
export function WaitBar({ wait, knownAt, className }: WaitBarProps) {
  const { wordsOf } = useScope()
  const { client } = useTonCenter()
  const words = wordsOf(waitTexts)
  const more = wordsOf(waitMoreTexts)
  const known = knownAt ? <LastKnown at={knownAt} /> : undefined
  switch (wait.kind) {
    case 'offline': {
      const bar = (
        <div className={className} data-state="offline">
          <Notice tone="off" icon={wifiOff} title={words('wait.offline')}>
            {known ?? more('wait.offlineText')}
          </Notice>
        </div>
      )
      return wait.isOwn || !known ? bar : <First of={onlineManager}>{bar}</First>
    }
    case 'failing':
      return (
        <div className={className} data-state="failing">
          <Notice tone="negative" icon={refresh} title={words(wait.isAnswered ? 'wait.errors' : 'wait.failing')}>
            {sayNext(words, wait.next)} {known}
          </Notice>
        </div>
      )
    case 'unasked':
      return (
        <div className={className} data-state="unasked">
          <Notice icon={dots} title={words('wait.unasked')}>
            {more('wait.unaskedText')}
          </Notice>
        </div>
      )
    case 'paused':
      return (
        <First of={client}>
          <PauseNotice pause={wait.pause} className={className}>
            {known}
          </PauseNotice>
        </First>
      )
  }
}

/** All wait for one device, or for one pause of a client: the first list or card that waits says so for the others. */
const First = ({ of, children }: { of: object; children: ReactNode }) => useFirst(of) && children

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
