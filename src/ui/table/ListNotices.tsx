'use client'
import type { ReactNode } from 'react'
import { isRateLimitError } from '../../core/errors.ts'
import { clock, flag } from '../icons/paths.ts'
import { Button } from '../parts/Button.tsx'
import { useScope } from '../root/scope.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { Notice } from '../states/Notice.tsx'
import { RateLimitNotice } from '../states/RateLimitNotice.tsx'
import { LastKnown } from '../states/WaitNotice.tsx'
import { errorTexts, listTexts } from '../words/en/lists.ts'
import { buttonTexts } from '../words/en/parts.ts'

interface TroubleProps {
  error: unknown
  retry: () => unknown
  /** What did not load: then this is in place of it. Without a name this is above or below rows that stay. */
  name?: string | undefined
  /** What happened, where it is not that something did not load. */
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
  const words = wordsOf(listTexts)
  return (
    <RetryNotice title={words('stale.title')} onRetry={onRetry}>
      {words('stale.text')} <LastKnown at={knownAt} />
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

/** Reports how many rows the trust policy hides; a button shows them. */
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
