'use client'
import styles from './Skeleton.module.css'

/**
 * A grey bar where something will be, in the size of what will be there.
 * @param width CSS length
 * @param height pixels, default 12
 * @param round radius in pixels, default 4
 */
export function Skeleton({ width, height = 12, round = 4 }: { width: string; height?: number; round?: number }) {
  return (
    <span
      className={styles.root}
      aria-hidden="true"
      data-part="skeleton"
      style={{ inlineSize: width, blockSize: height, borderRadius: round }}
    />
  )
}
