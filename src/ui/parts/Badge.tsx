'use client'
import { type ReactNode, useContext } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { cx } from '../root/props.ts'
import { RowContext } from '../root/scope.ts'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'pending' | 'accent' | 'scam' | 'outline'

interface BadgeProps {
  tone?: Tone | undefined
  /** One of `icons/paths.ts`. */
  icon?: string | undefined
  /** Why: shown on hover and on focus. */
  tip?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A word with an icon on a tint. `scam` is hatched. Renders a `<span>`. */
export function Badge({ tone = 'neutral', icon, tip, className, children }: BadgeProps) {
  const isInRow = useContext(RowContext)
  return (
    <span
      className={cx(styles.root, className)}
      data-part="badge"
      data-tone={tone}
      data-tip={tip}
      {...(tip && !isInRow && { tabIndex: 0 })}
    >
      {icon && <Icon path={icon} size={14} className={styles.icon} />}
      {children}
    </span>
  )
}
