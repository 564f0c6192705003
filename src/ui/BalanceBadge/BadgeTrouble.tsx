'use client'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import { Icon } from '../icons/Icon.tsx'
import { plug } from '../icons/notePaths.ts'
import { clock } from '../icons/paths.ts'
import { createSeconds } from '../RateLimitNotice/createSeconds.ts'
import { useCountdown } from '../RateLimitNotice/useCountdown.ts'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import styles from './BalanceBadge.module.css'
import { troubleTexts } from './troubleTexts.ts'

interface BadgeTroubleProps {
  error: Error
  /** An older balance is shown. */
  isKept: boolean
  retry: () => unknown
}

/** That a balance is old, or could not be had, and when it is asked for again. */
export function BadgeTrouble({ error, isKept, retry }: BadgeTroubleProps) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(troubleTexts)
  const countdown = useCountdown(error, () => void retry())
  if (countdown) {
    return (
      <span className={styles.waiting} data-tip={words('balance.limited')} role="timer" aria-live="off">
        <Icon path={clock} size={14} />
        {once(createSeconds)(countdown.seconds)}
      </span>
    )
  }
  return (
    <>
      {isKept ? (
        <span className={styles.stale} role="status" data-tip={words('balance.stale')}>
          <Icon path={clock} size={14} />
          <Spoken>{words('balance.stale')}</Spoken>
        </span>
      ) : (
        <span className={styles.trouble} role="alert" data-tip={error.message}>
          <Icon path={plug} size={14} />
          {words('balance.failed')}
        </span>
      )}
      <Button kind="link" onClick={() => void retry()}>
        {wordsOf(buttonTexts)('action.retry')}
      </Button>
    </>
  )
}
