'use client'
import type { CSSProperties } from 'react'
import { toDecimal } from '../../core/amount.ts'
import { Amount } from '../Amount/Amount.tsx'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { useScope } from '../root/scope.ts'
import { readFees } from './readPhases.ts'
import styles from './TransactionDetails.module.css'
import { detailTexts } from './texts.ts'

/** What transactions cost, as a bar and as figures that add up. */
export function FeeSplit({ data }: { data: readonly ShownTransaction[] }) {
  const words = useScope().wordsOf(detailTexts)
  const { parts, total, delivery } = readFees(data)
  // A share of a bar, and nothing that is shown as a figure.
  const shareOf = (amount: bigint) => Number(toDecimal((amount * 10_000n) / total, 4))
  return (
    <>
      {total > 0n && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <span key={name} data-fee={name} style={{ flexGrow: shareOf(amount) } as CSSProperties} />
          ))}
        </div>
      )}
      <ul className={styles.fees} data-part="fees">
        {parts.map(({ name, amount }) => (
          <li key={name} className={styles.fee} data-fee={name}>
            {words(`fees.${name}`)}
            <Amount data={amount} withSymbol={false} precision="full" />
          </li>
        ))}
        <li className={styles.fee} data-fee="total">
          {words('fees.total')}
          <Amount data={total} withSymbol={false} precision="full" />
        </li>
        {delivery > 0n && (
          <li className={styles.fee} data-fee="delivery">
            {words('fees.delivery')}
            <Amount data={delivery} withSymbol={false} precision="full" />
          </li>
        )}
      </ul>
    </>
  )
}
