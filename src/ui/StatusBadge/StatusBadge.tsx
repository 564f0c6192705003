'use client'
import { forwardRef } from 'react'
import type { AccountStatus } from '../../schemas/scalars.ts'
import * as icons from '../icons/paths.ts'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { type Status, StatusMark } from '../StatusMark/StatusMark.tsx'
import { statusTexts } from '../StatusMark/texts.ts'
import { Badge, type Tone } from './Badge.tsx'
import styles from './StatusBadge.module.css'
import { accountStatusTexts } from './texts.ts'

export interface StatusBadgeProps
  extends Omit<ComponentProps<'root', Status | AccountStatus, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** The status of a transaction or of an account. */
  data: Status | AccountStatus
}

const ACCOUNT: Readonly<Record<AccountStatus, readonly [Tone, string]>> = {
  active: ['positive', icons.check],
  frozen: ['warning', icons.lock],
  uninit: ['neutral', icons.plug],
  nonexist: ['neutral', icons.plug],
}
const TRANSACTION: Readonly<Record<Status, Tone>> = {
  sent: 'pending',
  pending: 'pending',
  confirmed: 'pending',
  success: 'positive',
  bounced: 'warning',
  failed: 'negative',
  unknown: 'neutral',
}
const isAccountStatus = (status: string): status is AccountStatus => Object.hasOwn(ACCOUNT, status)

/** A status as icon and word. Renders a `<span>`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { data, className, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  // What a service says that none of these is, is not known.
  const status = isAccountStatus(data) || Object.hasOwn(TRANSACTION, data) ? data : 'unknown'
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      data-state={status}
      className={cx(styles.root, className, classNames?.root)}
      {...props}
    >
      {isAccountStatus(status) ? (
        <Badge tone={ACCOUNT[status][0]} icon={ACCOUNT[status][1]}>
          {scope.wordsOf(accountStatusTexts)(`account.${status}`)}
        </Badge>
      ) : (
        <Badge tone={TRANSACTION[status]}>
          <StatusMark status={status} isBesideWord />
          {scope.wordsOf(statusTexts)(`status.${status}`)}
        </Badge>
      )}
    </Root>
  )
})
