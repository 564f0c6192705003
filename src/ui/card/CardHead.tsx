'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { Heading } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import styles from './CardHead.module.css'

interface CardHeadProps {
  title: ReactNode
  /** One of `icons/paths.ts`. */
  icon?: string | undefined
  /** At the end of the line. */
  aside?: ReactNode
  className?: string | undefined
  /** Between the title and the end: badges, a count, links. */
  children?: ReactNode
}

/** The line above the body of a card: icon, title, badges, and what is at its end. */
export const CardHead = ({ title, icon, aside, className, children }: CardHeadProps) => (
  <div className={cx(styles.head, className)} data-part="head">
    {icon && (
      <span className={styles.tile}>
        <Icon path={icon} />
      </span>
    )}
    <Heading className={styles.title}>{title}</Heading>
    {children}
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
)

/** In the size of a head. */
export const CardHeadSkeleton = ({ hasIcon, aside }: { hasIcon?: boolean; aside?: ReactNode }) => (
  <div className={styles.head}>
    {hasIcon && <Skeleton width="28px" height={28} round={6} />}
    {/* Beside what is there already, as wide as a long title: then the line breaks where that of the title does. */}
    <Skeleton width={aside ? '180px' : '112px'} height={14} line={24} />
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
)
