'use client'
import { Skeleton } from '../../states/Skeleton.tsx'
import styles from './TransactionDetails.module.css'

const WIDTHS = ['80%', '64%', '72%', '56%', '68%']

/** For the head of a card with details. */
export function SkeletonHead() {
  return (
    <div className={styles.head}>
      <Skeleton width="28px" height={28} round={6} />
      <Skeleton width="144px" height={14} line={28} />
    </div>
  )
}

/** For facts, one below the other. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other identity
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length] ?? '60%'} line={24} />
      ))}
    </div>
  )
}
