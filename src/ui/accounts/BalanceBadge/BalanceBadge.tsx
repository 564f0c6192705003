'use client'
import { forwardRef } from 'react'
import type { AccountStateFull } from '../../../contract/v3/accountStateFull.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { useBalance } from '../../../react/useAccount.ts'
import { Icon } from '../../icons/Icon.tsx'
import { clock, dots, hourglass, plug, refresh, wifiOff } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { NativeAmount } from '../../parts/NativeAmount.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { sayNext } from '../../states/sayNext.ts'
import { stateOf } from '../../states/stateOf.ts'
import { type Countdown, useCountdown, waitMsOf } from '../../states/useCountdown.ts'
import type { Pause } from '../../states/usePause.ts'
import { useWait, type Wait } from '../../states/useWait.ts'
import { createDateTime } from '../../time/createDateTime.ts'
import { createSeconds } from '../../time/createSeconds.ts'
import figure from '../../tokens/figure.module.css'
import { balanceTexts } from '../../words/en/accounts.ts'
import { buttonTexts, waitMoreTexts, waitTexts } from '../../words/en/states/waits.ts'
import styles from './BalanceBadge.module.css'

export interface BalanceBadgeProps
  extends Omit<
    ComponentProps<'root' | 'amount', Pick<AccountStateFull, 'balance' | 'status'>, HTMLSpanElement>,
    'slots'
  > {
  /** Whose balance, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** `auto` cuts to 4 fraction digits, from a million up to none; a number cuts there, `full` cuts nothing. Default `auto`. */
  precision?: 'auto' | 'full' | number | undefined
  /** `large` is the key figure of a page: fluid, 24 to 32 px. Default `text`, the size of the text around it. */
  size?: 'text' | 'large' | undefined
  /** Dots in place of digits. */
  masked?: boolean | undefined
}

/**
 * The native balance of an account. Keeps its last value when a refresh fails, and marks it. An account that the chain has never
 * seen holds 0. Many on a page cost one request. Renders a `<span>`.
 */
export const BalanceBadge = forwardRef<HTMLSpanElement, BalanceBadgeProps>(function BalanceBadge(props, ref) {
  const { address, data, precision, masked, size, queryOptions, classNames, ...attributes } = props
  const scope = useScope(props)
  const isLarge = size === 'large'
  const query = useBalance(data ? undefined : address, queryOptions)
  const { data: asked, error, refetch } = query

  const balance = data ? (data.balance ?? '0') : asked
  const wait = useWait(query, !!balance)
  const state = stateOf({ isThere: balance ? true : undefined, error, isPaused: wait?.kind === 'paused' })
  // Nothing is stale for another reason while the device is offline.
  const isTrouble = error && !(balance && wait?.kind === 'offline')
  const isLoading = !balance && !error && (!wait || wait.kind === 'paused')

  return (
    <Root
      as="span"
      isSmall
      scope={scope}
      ref={ref}
      data-state={state}
      aria-busy={isLoading || undefined}
      own={styles.root}
      classNames={classNames}
      {...attributes}
    >
      {balance ? (
        <NativeAmount
          data={balance}
          precision={precision}
          masked={masked}
          className={cx(styles.amount, isLarge && figure.root, classNames?.amount)}
        />
      ) : (
        isLoading && (
          <>
            {/* In the line that the digits will have: that of a figure follows the window. */}
            <span className={cx(styles.line, isLarge && figure.root)}>
              {isLarge ? <Skeleton width="min(240px, 60vw)" height={24} /> : <Skeleton width="8em" height={16} />}
            </span>
            <Spoken>{scope.wordsOf(balanceTexts)('balance.loading')}</Spoken>
          </>
        )
      )}
      {wait && !isTrouble && <BadgeWait wait={wait} knownAt={balance ? query.dataUpdatedAt : undefined} />}
      {isTrouble && <BadgeTrouble error={error} isKept={!!balance} retry={refetch} />}
    </Root>
  )
})
BalanceBadge.displayName = 'BalanceBadge'

interface BadgeWaitProps {
  wait: Wait
  /** When the balance that is shown was loaded, unix milliseconds. */
  knownAt: number | undefined
}

/** Why a balance is not there, or not newer, by the marks of a list. The words are in a tip, and in place of a balance beside the mark. */
function BadgeWait({ wait, knownAt }: BadgeWaitProps) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(waitTexts)
  if (wait.kind === 'paused') return <BadgePause pause={wait.pause} />
  const isFailing = wait.kind === 'failing'
  const title = words(wait.kind === 'failing' && wait.isAnswered ? 'wait.errors' : `wait.${wait.kind}`)
  const again = wait.kind === 'failing' && sayNext(words, wait.next)
  // The moment, not how long ago: a sentence that changes each second would be announced each second.
  const known = knownAt && `${wordsOf(waitMoreTexts)('wait.known')} ${once(createDateTime)(knownAt)}.`
  const tip = [title, again, known].filter(Boolean).join(' ')
  return (
    <span className={isFailing ? styles.stale : styles.quiet} data-wait={wait.kind} data-tip={tip} role="status">
      <Icon path={ICONS[wait.kind]} size={14} />
      {knownAt ? <Spoken>{tip}</Spoken> : tip}
    </span>
  )
}

const ICONS = { offline: wifiOff, unasked: dots, failing: refresh }

/** That the client pauses before it asks, or asks again. */
function BadgePause({ pause }: { pause: Pause }) {
  const countdown = useCountdown(pause, pause.ms)
  return countdown && <Waiting countdown={countdown} />
}

/** The seconds until it is asked again: none while the request waits for its turn. */
function Waiting({ countdown: { seconds } }: { countdown: Countdown }) {
  const { wordsOf, once } = useScope()
  return (
    <span className={styles.waiting} data-tip={wordsOf(balanceTexts)('balance.limited')} role="timer" aria-live="off">
      <Icon path={hourglass} size={14} />
      {seconds > 0 && once(createSeconds)(seconds)}
    </span>
  )
}

interface BadgeTroubleProps {
  error: Error
  /** An older balance is shown. */
  isKept: boolean
  retry: () => unknown
}

/** That a balance is old, or could not be had, and when it is asked for again. */
function BadgeTrouble({ error, isKept, retry }: BadgeTroubleProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(balanceTexts)
  const countdown = useCountdown(error, waitMsOf(error), () => void retry())
  if (countdown) return <Waiting countdown={countdown} />
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
