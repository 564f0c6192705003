'use client'
import { forwardRef, type ReactNode } from 'react'
import { hourglass } from '../icons/paths.ts'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { createSeconds } from '../time/createSeconds.ts'
import { limitTexts } from '../words/en/states/errors.ts'
import notice from './Notice.module.css'
import { Notice } from './Notice.tsx'
import styles from './RateLimitNotice.module.css'
import { StateBox } from './StateBox.tsx'
import { type Countdown, useCountdown, waitMsOf } from './useCountdown.ts'
import type { Pause } from './usePause.ts'

export interface RateLimitNoticeProps
  extends Omit<ComponentProps<'root', never, HTMLDivElement>, 'data' | 'queryOptions' | 'slots'> {
  /** A `RateLimitError`; for anything else nothing is rendered. */
  error: unknown
  /** Called when the wait is over: ask again. */
  onRetry?: (() => void) | undefined
  /** `bar` above rows that stay, `box` in place of rows. Default `bar`. */
  shape?: 'bar' | 'box' | undefined
}

/** The service asked for a pause: counts it down, then asks again. Waiting is not failing, so nothing is red. */
export const RateLimitNotice = forwardRef<HTMLDivElement, RateLimitNoticeProps>(function RateLimitNotice(
  { error, onRetry, shape = 'bar', ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(limitTexts)
  const countdown = useCountdown(error, waitMsOf(error), onRetry)
  if (!countdown) return null
  return (
    <Root scope={scope} ref={ref} data-state="rate-limited" {...props}>
      {shape === 'bar' ? (
        <Bar countdown={countdown} />
      ) : (
        <StateBox icon={hourglass} tone="pending" title={words('limit.titleEmpty')} text={words('limit.text')}>
          <Remaining countdown={countdown} />
        </StateBox>
      )}
    </Root>
  )
})
RateLimitNotice.displayName = 'RateLimitNotice'

interface PauseNoticeProps {
  pause: Pause
  className?: string | undefined
  /** In place of the reason: what is known meanwhile. */
  children?: ReactNode
}

/** The same of the client's own pause, which ends before there is an error. */
export function PauseNotice({ pause, className, children }: PauseNoticeProps) {
  const countdown = useCountdown(pause, pause.ms)
  if (!countdown) return null
  return (
    <div className={className} data-state="rate-limited">
      <Bar countdown={countdown}>{children}</Bar>
    </div>
  )
}

function Bar({ countdown, children }: { countdown: Countdown; children?: ReactNode }) {
  const words = useScope().wordsOf(limitTexts)
  return (
    <Notice tone="pending" icon={hourglass} title={words('limit.title')} action={<Remaining countdown={countdown} />}>
      <span className={notice.spare}>{children ?? words('limit.text')}</span>
    </Notice>
  )
}

/** A bar that empties and the seconds left. Not announced each second: the sentence beside it was announced once. */
function Remaining({ countdown: { seconds, share } }: { countdown: Countdown }) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(limitTexts)
  return (
    <span className={styles.remaining} role="timer" aria-live="off">
      <span className={styles.meter} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {seconds > 0 ? words('limit.countdown', { time: once(createSeconds)(seconds) }) : words('limit.now')}
    </span>
  )
}
