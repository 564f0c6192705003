'use client'
import { cx } from '../props.ts'
import styles from './Short.module.css'

interface ShortProps {
  children: string
  /** Characters kept at either end. */
  ends: number
  className?: string | undefined
}

/** The two ends of an address or a hash, with a grey ellipsis between them. Renders a `<span>`. */
export function Short({ children: text, ends, className }: ShortProps) {
  if (text.length <= ends * 2 + 1) return <span className={cx(styles.mono, className)}>{text}</span>
  return (
    <span className={cx(styles.mono, className)}>
      {text.slice(0, ends)}
      <span className={styles.gap}>…</span>
      {text.slice(-ends)}
    </span>
  )
}
