'use client'
import type { ReactNode } from 'react'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import styles from './Facts.module.css'

interface FactsProps {
  /**
   * `list`: each value beside its name. `lines`: the same with a line below each. `tiles`: each value below its name, side by side
   * where there is room, else as lines. `pairs`: tiles that stay two by two. Default `list`.
   */
  look?: 'list' | 'lines' | 'tiles' | 'pairs'
  className?: string | undefined
  /** `Fact`s. */
  children: ReactNode
}

/**
 * A list of facts. Renders a `<dl>`. By `FactRows` where it has a skeleton, so that both have the same lines; by hand where the data is
 * there before it is rendered.
 */
export const Facts = ({ look = 'list', className, children }: FactsProps) => (
  <dl
    className={cx(look === 'pairs' ? styles.tiles : styles[look], look === 'tiles' && styles.rows, className)}
    data-part="facts"
  >
    {children}
  </dl>
)

interface FactProps {
  name: ReactNode
  /** For tests and styles of the app. */
  id?: string | undefined
  /** The value. Without one (`undefined`, `null`, `false`, an empty text) nothing is rendered. */
  children: ReactNode
}

/** A name and its value. */
export const Fact = ({ name, id, children }: FactProps) =>
  children != null &&
  children !== false &&
  children !== '' && (
    <div className={styles.fact} data-fact={id}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )

const WIDTHS = ['80%', '64%', '72%', '56%', '68%']

/** In the size of `count` facts, each on one line. */
export const FactsSkeleton = ({
  look = 'list',
  count,
  className,
}: Omit<FactsProps, 'children'> & { count: number }) => {
  const isTile = look === 'tiles' || look === 'pairs'
  return (
    <Facts look={look} className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other identity
        <Fact key={index} name={isTile ? '\u00a0' : <Skeleton width="72px" line={20} />}>
          {isTile ? (
            <Skeleton width="108px" line={20} />
          ) : (
            <Skeleton width={WIDTHS[index % WIDTHS.length] ?? ''} line={20} />
          )}
        </Fact>
      ))}
    </Facts>
  )
}
