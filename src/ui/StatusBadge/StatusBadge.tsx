'use client'
import { forwardRef } from 'react'
import type { AccountStatus } from '../../schemas/scalars.ts'
import * as noteIcons from '../icons/notePaths.ts'
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
  uninit: ['neutral', noteIcons.plug],
  nonexist: ['neutral', noteIcons.plug],
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
const isAccountStatus = (status: string): status is AccountStatus => status in ACCOUNT

/** A status as icon and word. Renders a `<span>`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { data, className, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
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
          {scope.wordsOf(accountStatusTexts)(`account.${data}`)}
        </Badge>
      ) : (
        <Badge tone={TRANSACTION[data]}>
          <StatusMark status={data} isBesideWord />
          {scope.wordsOf(statusTexts)(`status.${data}`)}
        </Badge>
      )}
    </Root>
  )
})
