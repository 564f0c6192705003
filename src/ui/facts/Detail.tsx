'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { Heading } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import { TimeAgo } from '../time/TimeAgo.tsx'
import styles from './Detail.module.css'

interface DetailHeadProps {
  /** One of `icons/paths.ts`. */
  icon: string
  title: string
  /** Unix seconds. */
  time?: number | undefined
  className?: string | undefined
  /** Badges. */
  children?: ReactNode
}

/** The head of a card with details: icon, title, badges, and when it was. */
export const DetailHead = ({ icon, title, time, className, children }: DetailHeadProps) => (
  <div className={cx(styles.head, className)} data-part="head">
    <span className={styles.tile}>
      <Icon path={icon} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {children}
    {time !== undefined && <TimeAgo data={time} className={styles.when} />}
  </div>
)

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
export const Section = ({ title, children }: { title?: string; children: ReactNode }) => (
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

/** In the size of a card with details; `children` are in place of its body. */
export const DetailSkeleton = ({ children }: { children: ReactNode }) => (
  <div data-part="loading">
    <div className={styles.head}>
      <Skeleton width="28px" height={28} round={6} />
      <Skeleton width="144px" height={14} line={28} />
    </div>
    <div className={cx(styles.body, styles.padded)}>{children}</div>
  </div>
)
