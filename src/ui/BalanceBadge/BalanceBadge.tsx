'use client'
import { forwardRef } from 'react'
import { useAccount } from '../../react/useAccount.ts'
import type { AccountStateFull } from '../../schemas/account.ts'
import { DrawnAmount } from '../Amount/DrawnAmount.tsx'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { type ComponentProps, cx } from '../props.ts'
import { createSeconds } from '../RateLimitNotice/createSeconds.ts'
import { useCountdown } from '../RateLimitNotice/useCountdown.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './BalanceBadge.module.css'
import { balanceTexts } from './texts.ts'

export interface BalanceBadgeProps
  extends Omit<
    ComponentProps<'root' | 'amount', Pick<AccountStateFull, 'balance' | 'status'>, HTMLSpanElement>,
    'slots'
  > {
  /** Whose balance, in any form. Needed unless `data` is given. */
  address?: string | undefined
  /** `auto` cuts to 4 fraction digits, a number cuts there, `full` cuts nothing. Default `auto`. */
  precision?: 'auto' | 'full' | number | undefined
  /** `large` is the key figure of a page: fluid, 24 to 32 px. Default `text`, the size of the text around it. */
  size?: 'text' | 'large' | undefined
  /** Dots in place of digits. */
  masked?: boolean | undefined
}

/**
 * The native balance of an account. Keeps its last value when a refresh fails, and says so; an account that the chain has
 * never seen holds 0. Many on a page cost one request. Renders a `<span>`.
 */
export const BalanceBadge = forwardRef<HTMLSpanElement, BalanceBadgeProps>(function BalanceBadge(props, ref) {
  const { address, data, precision, masked, size, queryOptions, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(balanceTexts)
  const asks = data === undefined && address !== undefined
  const query = useAccount(asks ? address : undefined, queryOptions)
  const error = asks ? query.error : null
  const countdown = useCountdown(error, () => query.refetch())

  const found = query.data === null ? NEVER_SEEN : query.data
  const account = data ?? found
  const state = account ? (error ? 'stale' : 'ready') : !error ? 'pending' : countdown ? 'rate-limited' : 'error'

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      data-state={state}
      aria-busy={state === 'pending' || undefined}
      className={cx(styles.root, size === 'large' && styles.large, className, classNames?.root)}
      {...attributes}
    >
      {account ? (
        <DrawnAmount
          data={account.balance ?? '0'}
          precision={precision}
          masked={masked}
          className={cx(styles.amount, classNames?.amount)}
        />
      ) : state === 'error' ? (
        <span className={styles.trouble} role="alert" data-tip={error?.message}>
          <Icon path={icons.plug} size={14} />
          {words('balance.failed')}
        </span>
      ) : (
        <>
          {size === 'large' ? <Skeleton width="240px" height={28} line={40} /> : <Skeleton width="112px" height={16} />}
          <Spoken>{words('balance.loading')}</Spoken>
        </>
      )}
      {countdown ? (
        <span className={styles.waiting} data-tip={words('balance.limited')} role="timer" aria-live="off">
          <Icon path={icons.clock} size={14} />
          {scope.once(createSeconds)(countdown.seconds)}
        </span>
      ) : (
        state === 'stale' && (
          <span className={styles.stale} role="status" data-tip={words('balance.stale')}>
            <Icon path={icons.clock} size={14} />
            <Spoken>{words('balance.stale')}</Spoken>
          </span>
        )
      )}
      {error && !countdown && (
        <Button kind="link" onClick={() => query.refetch()}>
          {scope.wordsOf(buttonTexts)('action.retry')}
        </Button>
      )}
    </Root>
  )
})

const NEVER_SEEN = { balance: '0', status: 'nonexist' } as const
