import { CardHeadSkeleton } from '../../card/CardHead.tsx'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import styles from './AccountTable.module.css'

interface AccountTableSkeletonProps {
  /** Of the names of the accounts, one for each row. */
  widths: readonly string[]
  /** Of a row. */
  className?: string | undefined
}

/** A table of accounts while its trace loads. */
export function AccountTableSkeleton({ widths, className }: AccountTableSkeletonProps) {
  return (
    <div aria-hidden="true" data-part="loading">
      <CardHeadSkeleton />
      {widths.map((width) => (
        <div key={width} className={cx(styles.ghost, className)}>
          <Skeleton width={width} />
          <Skeleton width="96px" />
        </div>
      ))}
    </div>
  )
}
