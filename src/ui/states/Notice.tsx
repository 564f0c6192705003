'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  tone?: 'neutral' | 'negative' | 'warning' | 'pending' | 'scam' | 'off'
  /** One of `icons/paths.ts`. */
  icon: string
  title: ReactNode
  children?: ReactNode
  /** A button or a meter at the end. */
  action?: ReactNode
}

/** A sentence above rows that stay: announced politely. Renders a `<div role="status">`. */
export function Notice({ tone = 'neutral', icon, title, children, action }: NoticeProps) {
  return (
    <div className={styles.root} role="status" data-part="notice" data-tone={tone}>
      <Icon path={icon} className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.sentence}>
          <span className={styles.title}>{title}</span> {children}
        </span>
      </span>
      {action}
    </div>
  )
}
