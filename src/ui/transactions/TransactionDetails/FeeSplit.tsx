'use client'
import type { CSSProperties } from 'react'
import { toDecimal } from '../../../core/values/amount.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { readFees } from '../../../reading/readPhases.ts'
import { Amount } from '../../parts/Amount.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { detailTexts } from '../../words/en/details.ts'
import styles from './TransactionDetails.module.css'

/** What transactions cost, as a bar and as figures that add up. */
export function FeeSplit({ data }: { data: readonly ShownTransaction[] }) {
  const words = useScope().wordsOf(detailTexts)
  const { parts: all, total, delivery } = readFees(data)
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
            <FeeName name={words(`fees.${name}`)} why={name === 'other' && words('fees.otherWhy')} />
            <Amount data={amount} withSymbol={false} precision="full" />
          </li>
        ))}
        <li className={styles.fee} data-fee="total">
          {words('fees.total')}
          <Amount data={total} withSymbol={false} precision="full" />
        </li>
      </ul>
      {delivery > 0n && (
        <p className={cx(styles.fee, styles.delivery)} data-fee="delivery">
          <FeeName name={words('fees.delivery')} why={words('fees.deliveryWhy')} />
          <Amount data={delivery} withSymbol={false} precision="full" />
        </p>
      )}
    </>
  )
}

/** The parts of the fee; the reason is shown on hover and on focus. */
const FeeName = ({ name, why }: { name: string; why: string | false }) => (
  <span {...(why && { 'data-tip': why, tabIndex: 0 })}>{name}</span>
)
