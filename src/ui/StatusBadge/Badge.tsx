'use client'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { cx } from '../props.ts'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'pending' | 'accent' | 'scam' | 'outline'

interface BadgeProps {
  tone?: Tone
  icon?: IconName
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A word with an icon on a tint. `scam` is hatched. Renders a `<span>`. */
export function Badge({ tone = 'neutral', icon, title, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.root, className)} data-part="badge" data-tone={tone} title={title}>
      {icon && <Icon name={icon} size={14} className={styles.icon} />}
      {children}
    </span>
  )
}
