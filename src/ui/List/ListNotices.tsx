'use client'
import { isRateLimitError } from '../../core/errors.ts'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { clock, flag } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import { RateLimitNotice } from '../RateLimitNotice/RateLimitNotice.tsx'
import { useScope } from '../root/scope.ts'
import { listTexts } from './texts.ts'

interface TroubleProps {
  error: unknown
  retry: () => unknown
  /** Nothing to show yet: in place of rows, and not above or below rows that stay. */
  isAll?: boolean
  /** Then: what happened, where it is not that something did not load. */
  title?: string | undefined
}

/** A request that failed, or was told to wait. */
export function Trouble({ error, retry, isAll, title }: TroubleProps) {
  const { wordsOf } = useScope()
  const onRetry = () => void retry()
  if (isRateLimitError(error)) return <RateLimitNotice error={error} onRetry={onRetry} shape={isAll ? 'box' : 'bar'} />
  if (isAll) return <ErrorState error={error} title={title} onRetry={onRetry} />
  const words = wordsOf(listTexts)
  return (
    <Notice
      tone="warning"
      icon={clock}
      title={words('stale.title')}
      action={
        <Button kind="link" onClick={onRetry}>
          {wordsOf(buttonTexts)('action.retry')}
        </Button>
      }
    >
      {words('stale.text')}
    </Notice>
  )
}

/** Says how many rows the trust policy hides, and shows them to who wants to see them. */
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
