'use client'
import { CopyButton } from '../parts/CopyButton.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import { mono, shorten } from '../text/Short.tsx'
import { addressTexts } from '../words/en/parts/labels.ts'
import styles from './FullAddress.module.css'

interface FullAddressProps {
  /** Friendly; empty where it is not known yet. */
  data: string
  className?: string | undefined
}

/** All of an address, with its ends emphasised, and a button that copies it. */
export function FullAddress({ data, className }: FullAddressProps) {
  const words = useScope().wordsOf(addressTexts)
  return (
    <div className={cx(styles.root, className)} data-part="address">
      <span className={cx(mono, styles.full)}>
        <Letters data={data} />
      </span>
      <CopyButton
        className={styles.copy}
        data={data}
        label={words('action.copyAddress', { label: shorten(data, 4) })}
      />
    </div>
  )
}

/** Its place. In some fonts a letter is wider than another, or in bold: these are those of the address, where it is known. */
export const FullAddressSkeleton = ({ data, className }: FullAddressProps) => (
  <div className={cx(styles.root, className)}>
    <span className={cx(mono, styles.full)}>
      <span className={styles.ghost}>
        <Letters data={data || '0'.repeat(48)} />
      </span>
    </span>
    <Skeleton width="24px" height={20} line={24} />
  </div>
)

const Letters = ({ data }: { data: string }) => (
  <>
    <span className={styles.strong}>{data.slice(0, 4)}</span>
    {data.slice(4, -4)}
    <span className={styles.strong}>{data.slice(-4)}</span>
  </>
)
