'use client'
import type { CSSProperties } from 'react'
import { cx } from '../root/props.ts'
import styles from './Meter.module.css'

interface MeterProps {
  /** 0 to 1. */
  share: number
  className?: string | undefined
}

/** A part that is no pixel of the bar would look as large as one that is. */
const LEAST = 1 / 200

/** A bar for the number beside it, without a bar for next to nothing: for the eye only. Renders a `<span>`. */
export function Meter({ share, className }: MeterProps) {
  return (
    <span className={cx(styles.root, className)} aria-hidden="true" data-part="meter">
      {share >= LEAST && <span className={styles.bar} style={{ '--_tc-share': Math.min(share, 1) } as CSSProperties} />}
    </span>
  )
}
