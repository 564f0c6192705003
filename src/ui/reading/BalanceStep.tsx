'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { costOf } from '../../reading/cost.ts'
import { Amount } from '../parts/Amount.tsx'

/** What the balance of an account changed by in one transaction, in coins. */
export function BalanceStep({ data }: { data: ShownTransaction }) {
  const { received, sent, fee } = costOf(data)
  const change = received - sent - fee
  return <Amount data={change} precision="full" {...(change > 0n && { direction: 'in' })} />
}
