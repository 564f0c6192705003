'use client'
import { isRateLimitError } from '../../core/errors.ts'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { clock } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import { RateLimitNotice } from '../RateLimitNotice/RateLimitNotice.tsx'
import { useScope } from '../root/scope.ts'
import { listTexts } from './texts.ts'

/** How the rows come, as far as the shell cares: an infinite query fits. */
export interface ListQuery<Row> {
  readonly data?: { readonly rows: readonly Row[] } | undefined
  readonly status: 'pending' | 'error' | 'success'
  readonly error: unknown
  readonly isFetchNextPageError: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
  /** Rows that came to the head since it was shown, and wait. */
  readonly newRows?: number
  showNew?(): unknown
}

interface TroubleProps {
  error: unknown
  retry: () => unknown
  /** Nothing to show yet: in place of rows, and not above or below rows that stay. */
  isAll?: boolean
}

/** A request that failed, or was told to wait. */
export function Trouble({ error, retry, isAll }: TroubleProps) {
  const { wordsOf } = useScope()
  const onRetry = () => void retry()
  if (isRateLimitError(error)) return <RateLimitNotice error={error} onRetry={onRetry} shape={isAll ? 'box' : 'bar'} />
  if (isAll) return <ErrorState error={error} onRetry={onRetry} />
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
