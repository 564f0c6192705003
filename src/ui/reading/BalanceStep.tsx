'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { changeBy, costOf } from '../../reading/cost.ts'
import { Amount } from '../parts/Amount.tsx'

/** What the balance of an account changed by in one transaction, in coins. */
export function BalanceStep({ data }: { data: ShownTransaction }) {
  const change = changeBy(costOf(data))
  return <Amount data={change} precision="full" {...(change > 0n && { direction: 'in' })} />
}
