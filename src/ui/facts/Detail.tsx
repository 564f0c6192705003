'use client'
import type { ReactNode } from 'react'
import { Heading } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import styles from './Detail.module.css'

interface DetailBodyProps {
  /** Below the head of a card. */
  isPadded?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Sections of details. */
export const DetailBody = ({ isPadded, className, children }: DetailBodyProps) => (
  <div className={cx(styles.body, isPadded && styles.padded, className)} data-part="body">
    {children}
  </div>
)

/** Up to three sections, side by side where there is room; `isSplit`: the halves of one list. */
export const Columns = ({ isSplit, children }: { isSplit?: boolean; children: ReactNode }) => (
  <div className={isSplit ? styles.halves : styles.columns}>{children}</div>
)

/** A part of the details below its title; without a `title` one that loads. */
export const Section = ({ title, children }: { title?: string | undefined; children: ReactNode }) => (
  <section className={styles.section}>
    {title === undefined ? (
      <Skeleton width="72px" height={10} line={16} />
    ) : (
      <Heading isInside className={styles.name}>
        {title}
      </Heading>
    )}
    {children}
  </section>
)
