'use client'
import type { ReactNode } from 'react'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Unknown } from '../../text/Absent.tsx'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { msOf, TimeLeft } from '../../time/TimeLeft.tsx'
import { useTick } from '../../time/ticker.ts'
import styles from '../DomainName.module.css'
import { Word } from '../Word.tsx'
import { useHeldUntil } from './useHeldUntil.ts'

/** How long a domain still is its owner's, and until when. One request. */
export function ExpiryCell({ row }: { row: DnsRecord }) {
  const { until, isPending } = useHeldUntil(row)
  if (isPending) return <Skeleton width="72px" line={20} />
  return until ? (
    <Until data={until} />
  ) : (
    <Day>
      <Unknown />
    </Day>
  )
}

/** Milliseconds: the month in which an owner must renew it. */
const SOON = 30 * 86_400_000

function Until({ data: until }: { data: number }) {
  const isSoon = useTick((now) => now !== undefined && msOf(until) - now < SOON)
  return (
    <>
      <TimeLeft data={until} className={cx(isSoon && styles.soon)} />
      <Day>
        <TimeAgo data={msOf(until) / 1000} format="date" />
      </Day>
    </>
  )
}

const Day = ({ children }: { children: ReactNode }) => (
  <span className={styles.day}>
    <Word of="column.expires" />
    {children}
  </span>
)
