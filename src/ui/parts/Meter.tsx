'use client'
import type { CSSProperties } from 'react'
import { cx } from '../root/props.ts'
import styles from './Meter.module.css'

interface MeterProps {
  /** 0 to 1. */
  share: number
  className?: string | undefined
}

/** A bar for the number beside it: for the eye only. Renders a `<span>`. */
export function Meter({ share, className }: MeterProps) {
  return (
    <span className={cx(styles.root, className)} aria-hidden="true" data-part="meter">
      {share > 0 && <span className={styles.bar} style={{ '--_tc-share': Math.min(share, 1) } as CSSProperties} />}
    </span>
  )
}
