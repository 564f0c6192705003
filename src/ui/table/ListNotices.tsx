'use client'
import type { ReactNode } from 'react'
import { isRateLimitError } from '../../core/errors.ts'
import { clock, down, flag } from '../icons/paths.ts'
import { Button } from '../parts/Button.tsx'
import { useScope } from '../root/scope.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { sayError } from '../states/errorText.ts'
import notice from '../states/Notice.module.css'
import { Notice } from '../states/Notice.tsx'
import { RateLimitNotice } from '../states/RateLimitNotice.tsx'
import { useWait, type WaitingQuery } from '../states/useWait.ts'
import { LastKnown, WaitBar } from '../states/WaitNotice.tsx'
import { errorTexts } from '../words/en/states/errors.ts'
import { buttonTexts } from '../words/en/states/waits.ts'
import { listTexts } from '../words/en/table.ts'

interface TroubleProps {
  error: unknown
  retry: () => unknown
  /** What did not load: then this is in place of it. Without a name this is above or below rows that stay. */
  name?: string | undefined
  /** What happened, where it is not that something did not load, or that what stays is out of date. */
  title?: string | undefined
  /** When what stays was loaded, unix milliseconds. */
  knownAt?: number | undefined
}

/** A failed request, or one that the service delays. */
export function Trouble({ error, retry, name, title, knownAt }: TroubleProps) {
  const { wordsOf } = useScope()
  const onRetry = () => void retry()
  if (isRateLimitError(error))
    return <RateLimitNotice error={error} onRetry={onRetry} shape={name === undefined ? 'bar' : 'box'} />
  if (name !== undefined) {
    return (
      <ErrorState error={error} title={title ?? wordsOf(errorTexts)('error.notLoaded', { name })} onRetry={onRetry} />
    )
  }
  if (title !== undefined) {
    return (
      <RetryNotice title={title} onRetry={onRetry}>
        {sayError(error, wordsOf(errorTexts))}
      </RetryNotice>
    )
  }
  const words = wordsOf(listTexts)
  return (
    <RetryNotice title={words('stale.title')} onRetry={onRetry}>
      <span className={notice.spare}>{words('stale.text')}</span> <LastKnown at={knownAt} />
    </RetryNotice>
  )
}

interface RetryNoticeProps {
  title: string
  onRetry: () => unknown
  children: ReactNode
}

/** Why rows are not quite what the service has now; a button asks for them again. */
export function RetryNotice({ title, onRetry, children }: RetryNoticeProps) {
  const words = useScope().wordsOf(buttonTexts)
  const action = (
    <Button kind="link" onClick={() => void onRetry()}>
      {words('action.retry')}
    </Button>
  )
  return (
    <Notice tone="warning" icon={clock} title={title} action={action}>
      {children}
    </Notice>
  )
}

interface QueryNoticeProps {
  query: WaitingQuery & { readonly error: unknown; refetch(): unknown }
  /** What is in its place when it did not load. Without a name another part says that. */
  name?: string | undefined
  /** Something is shown that loaded before. */
  isKept: boolean
  /** Over the upper edge of a list or a card: nothing moves when it appears and disappears. */
  isStrip?: boolean
  className?: string | undefined
}

/** What keeps one query from being current: above what stays, above a skeleton, or in place of what did not load. */
export function QueryNotice({ query, name, isKept, isStrip, className }: QueryNoticeProps) {
  const { error, dataUpdatedAt } = query
  const wait = useWait(query, isKept)
  const knownAt = isKept ? dataUpdatedAt : undefined
  const retry = () => query.refetch()
  const strip = (bar: ReactNode) => (isStrip ? <div className={notice.strip}>{bar}</div> : bar)
  // Nothing is stale for another reason while the device is offline.
  if (error == null || (isKept && wait?.kind === 'offline'))
    return wait && strip(<WaitBar wait={wait} knownAt={knownAt} className={className} />)
  if (!isKept) return name !== undefined && <Trouble error={error} retry={retry} name={name} />
  return strip(
    <div className={className}>
      <Trouble error={error} retry={retry} knownAt={knownAt} />
    </div>,
  )
}

/** Reports how many rows the trust policy hides; a button shows them. */
/** The rows are in an order of the reader: of those that loaded, and not of all there are. */
export function SortedNotice({ heading, count }: { heading: string; count: number }) {
  const { format, wordsOf } = useScope()
  const words = wordsOf(listTexts)
  return (
    <Notice icon={down} title={words('list.sorted', { heading })}>
      {words('list.sortedText', { count: format.number(count) })}
    </Notice>
  )
}

export function HiddenNotice({ count, onReveal }: { count: number; onReveal: () => void }) {
  const words = useScope().wordsOf(listTexts)
  return (
    <Notice
      icon={flag}
      title={words.plural('list.hidden', count)}
      action={
        <Button kind="link" onClick={onReveal}>
          {words('action.reveal')}
        </Button>
      }
    >
      {words('list.hiddenText')}
    </Notice>
  )
}
