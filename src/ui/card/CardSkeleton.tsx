'use client'
import type { ComponentProps, ReactNode } from 'react'
import { FactsSkeleton } from '../facts/Facts.tsx'
import { Skeleton } from '../states/Skeleton.tsx'
import styles from './Card.module.css'

interface CardSkeletonProps {
  picture: ReactNode
  /** The title and the facts. */
  lines: readonly ComponentProps<typeof Skeleton>[]
  /** Between them and the facts. */
  below?: ReactNode
  /** How many. */
  facts: number
}

/** In the size of a card with a picture beside its title. */
export const CardSkeleton = ({ picture, lines, below, facts }: CardSkeletonProps) => (
  <div aria-hidden="true">
    <div className={styles.top}>
      {picture}
      <div className={styles.text}>
        {lines.map((line) => (
          <Skeleton key={line.width} {...line} />
        ))}
      </div>
    </div>
    {below}
    <FactsSkeleton look="tiles" count={facts} />
  </div>
)
