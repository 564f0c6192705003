'use client'
import { skipToken } from '@tanstack/react-query'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { attempt } from '../../../core/attempt.ts'
import { useRunGetMethod } from '../../../react/v3/legacy.ts'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import list from '../../table/List.module.css'
import { Unknown } from '../../text/Absent.tsx'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { msOf, TimeLeft } from '../../time/TimeLeft.tsx'
import { useTick } from '../../time/ticker.ts'
import styles from '../DomainName.module.css'

/** Seconds for which a `.ton` domain is held from its last renewal on: its contract counts 366 days. */
const HELD = 31_622_400n

/** One of the zone itself: a subdomain has no contract that runs out, and other zones have other rules. */
const RUNS_OUT = /^[^.]+\.ton$/

/** How long a domain still is its owner's, and until when: the get-method of its contract says when it was renewed. One request. */
export function ExpiryCell({ row: { domain, nft_item_address: address } }: { row: DnsRecord }) {
  const runsOut = RUNS_OUT.test(domain)
  const { data, isPending } = useRunGetMethod(runsOut ? { address, method: 'get_last_fill_up_time' } : skipToken, {
    priority: 'prefetch',
  })
  if (runsOut && isPending) return <Skeleton width="72px" line={20} />
  const [renewed] = data?.exit_code === 0 ? data.stack : []
  const value = renewed?.type === 'num' ? renewed.value : undefined
  const until = typeof value === 'string' ? attempt(() => Number(BigInt(value) + HELD)) : undefined
  return until ? <Until data={until} /> : <Unknown />
}

/** Milliseconds: the month in which an owner must renew it. */
const SOON = 30 * 86_400_000

function Until({ data: until }: { data: number }) {
  const isSoon = useTick((now) => now !== undefined && msOf(until) - now < SOON)
  return (
    <>
      <TimeLeft data={until} className={cx(isSoon && styles.soon)} />
      <TimeAgo data={msOf(until) / 1000} format="date" className={list.small} />
    </>
  )
}
