'use client'
import { forwardRef } from 'react'
import type { AccountStatus } from '../../schemas/scalars.ts'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { type Status, StatusMark } from '../StatusMark/StatusMark.tsx'
import { Badge, type Tone } from './Badge.tsx'
import styles from './StatusBadge.module.css'

export interface StatusBadgeProps
  extends Omit<ComponentProps<'root', Status | AccountStatus, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** The status of a transaction or of an account. */
  data: Status | AccountStatus
}

const ACCOUNT: Readonly<Record<AccountStatus, readonly [Tone, 'check' | 'lock' | 'plug']>> = {
  active: ['positive', 'check'],
  frozen: ['warning', 'lock'],
  uninit: ['neutral', 'plug'],
  nonexist: ['neutral', 'plug'],
}
const TRANSACTION: Readonly<Record<Status, Tone>> = {
  sent: 'pending',
  pending: 'pending',
  confirmed: 'pending',
  success: 'positive',
  bounced: 'warning',
  failed: 'negative',
}
const isAccountStatus = (status: string): status is AccountStatus => status in ACCOUNT

/** A status as icon and word. Renders a `<span>`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { data, density, renderLink, trustPolicy, className, classNames, ...props },
  ref,
) {
  const scope = useScope({ density, renderLink, trustPolicy })
  const { words } = scope
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      data-state={data}
      className={cx(styles.root, className, classNames?.root)}
      {...props}
    >
      {isAccountStatus(data) ? (
        <Badge tone={ACCOUNT[data][0]} icon={ACCOUNT[data][1]}>
          {words(`account.${data}`)}
        </Badge>
      ) : (
        <Badge tone={TRANSACTION[data]}>
          <StatusMark status={data} isBesideWord />
          {words(`status.${data}`)}
        </Badge>
      )}
    </Root>
  )
})
