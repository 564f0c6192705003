'use client'
import type { CSSProperties } from 'react'
import { toDecimal } from '../../core/values/amount.ts'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import type { CostPart } from '../../reading/cost.ts'
import { readFees } from '../../reading/readPhases.ts'
import { Amount } from '../parts/Amount.tsx'
import { useScope } from '../root/scope.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import { checkFees } from './checkFees.ts'
import styles from './Transaction.module.css'

/** Parts whose names need a sentence. */
const WHY: Partial<Record<CostPart, keyof typeof detailTexts>> = { other: 'fees.otherWhy', forward: 'fees.forwardWhy' }

/** What transactions cost, as a bar and as figures that add up. */
export function FeeSplit({ data }: { data: readonly ShownTransaction[] }) {
  const words = useScope().wordsOf(detailTexts)
  for (const row of data) checkFees(row)
  const { parts: all, total } = readFees(data)
  // One part equals the total: the total is enough.
  const parts = all.every(({ name }) => name === 'other') ? [] : all
  // A share of a bar, and nothing that is shown as a figure.
  const shareOf = (amount: bigint) => Number(toDecimal((amount * 10_000n) / total, 4))
  return (
    <>
      {parts.length > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <span key={name} data-fee={name} style={{ flexGrow: shareOf(amount) } as CSSProperties} />
          ))}
        </div>
      )}
      <ul className={styles.fees} data-part="fees">
        {parts.map(({ name, amount }) => (
          <li key={name} className={styles.fee} data-fee={name}>
            <FeeName name={words(`fees.${name}`)} why={WHY[name] && words(WHY[name])} />
            <Amount data={amount} withSymbol={false} precision="full" />
          </li>
        ))}
        <li className={styles.fee} data-fee="total">
          {words('fees.total')}
          <Amount data={total} withSymbol={false} precision="full" />
        </li>
      </ul>
    </>
  )
}

/** The parts of the fee; the reason is shown on hover and on focus. */
const FeeName = ({ name, why }: { name: string; why: string | undefined }) => (
  <span {...(why && { 'data-tip': why, tabIndex: 0 })}>{name}</span>
)
