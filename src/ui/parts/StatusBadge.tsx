'use client'
import { forwardRef } from 'react'
import type { Status } from '../../reading/status.ts'
import type { AccountStatus } from '../../schemas/scalars.ts'
import * as icons from '../icons/paths.ts'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { sayWord } from '../text/sayWord.ts'
import { accountStatusTexts, statusTexts } from '../words/en/parts/labels.ts'
import { Badge, type Tone } from './Badge.tsx'
import styles from './StatusBadge.module.css'
import { isKnownStatus, StatusMark } from './StatusMark.tsx'

export interface StatusBadgeProps
  extends Omit<ComponentProps<'root', Status | AccountStatus, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** The status of a transaction or of an account. */
  data: Status | AccountStatus
}

const ACCOUNT: Readonly<Record<string, readonly [Tone, string]>> = {
  active: ['positive', icons.check],
  frozen: ['warning', icons.lock],
  uninit: ['neutral', icons.plug],
  nonexist: ['neutral', icons.plug],
}
const TRANSACTION: Readonly<Record<string, Tone>> = {
  sent: 'pending',
  pending: 'pending',
  confirmed: 'pending',
  success: 'positive',
  partly: 'warning',
  bounced: 'warning',
  failed: 'negative',
  unknown: 'neutral',
}

/** A status as icon and word; a word that is none of them as it is. Renders a `<span>`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge({ data, ...props }, ref) {
  const scope = useScope(props)
  const { wordsOf } = scope
  const isAccount = Object.hasOwn(ACCOUNT, data)
  const known = isAccount || isKnownStatus(data) ? data : 'unknown'
  const [tone, icon] = ACCOUNT[known] ?? [TRANSACTION[known]]
  return (
    <Root as="span" scope={scope} ref={ref} data-state={known} own={styles.root} {...props}>
      <Badge tone={tone} icon={icon}>
        {isAccount ? (
          sayWord(wordsOf, accountStatusTexts, `account.${data}`, data)
        ) : (
          <>
            <StatusMark status={data} isBesideWord />
            {sayWord(wordsOf, statusTexts, `status.${data}`, data)}
          </>
        )}
      </Badge>
    </Root>
  )
})
StatusBadge.displayName = 'StatusBadge'
