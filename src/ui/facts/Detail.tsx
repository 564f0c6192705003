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

interface ColumnsProps {
  /** `columns`: up to three sections. `stacks`: two `Stack`s, 7 to 5. Default `columns`. */
  look?: 'columns' | 'stacks'
  children: ReactNode
}

/** Sections side by side, where there is room. */
export const Columns = ({ look = 'columns', children }: ColumnsProps) => <div className={styles[look]}>{children}</div>

/** Sections below each other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

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
