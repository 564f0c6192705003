'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './StateBox.module.css'

interface StateBoxProps {
  /** One of `icons/paths.ts`. */
  icon: string
  tone?: 'neutral' | 'negative' | 'pending'
  title: string
  text?: string
  children?: ReactNode
}

/** In place of rows: a tile, a line, a sentence, and what can be done. Renders a `<div>`. */
export function StateBox({ icon, tone = 'neutral', title, text, children }: StateBoxProps) {
  return (
    <div className={styles.root} data-part="state" data-tone={tone}>
      <span className={styles.tile}>
        <Icon path={icon} />
      </span>
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
