'use client'
import { skipToken } from '@tanstack/react-query'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { attempt } from '../../../core/attempt.ts'
import { useRunGetMethod } from '../../../react/v3/legacy.ts'

/** Seconds for which a `.ton` domain is held from its last renewal on: its contract counts 366 days. */
const HELD = 31_622_400n

/** One of the zone itself: a subdomain has no contract that runs out, and other zones have other rules. */
const RUNS_OUT = /^[^.]+\.ton$/

/**
 * Until when a domain is its owner's, unix seconds; `undefined` where it does not run out or that is not known. The get-method of its
 * contract says when it was renewed: one request.
 */
export function useHeldUntil({ domain, nft_item_address: address }: DnsRecord) {
  const runsOut = RUNS_OUT.test(domain)
  const { data, isPending } = useRunGetMethod(runsOut ? { address, method: 'get_last_fill_up_time' } : skipToken, {
    priority: 'prefetch',
  })
  const [renewed] = data?.exit_code === 0 ? data.stack : []
  const value = renewed?.type === 'num' ? renewed.value : undefined
  const until = typeof value === 'string' ? attempt(() => Number(BigInt(value) + HELD)) : undefined
  return { until, isPending: runsOut && isPending }
}
