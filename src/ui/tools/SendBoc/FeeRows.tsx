'use client'
import type { EstimatedFees } from '../../../contract/v3/estimatedFees.ts'
import { estimatedFee } from '../../../reading/value/forecast.ts'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { feeTexts } from '../../words/en/tools/forms.ts'
import styles from './FeeEstimate.module.css'

const ROWS = [
  ['fee.work', 'gas_fee'],
  ['fee.delivery', 'in_fwd_fee'],
  ['fee.messages', 'fwd_fee'],
  ['fee.storage', 'storage_fee'],
] as const

interface FeeRowsProps {
  /** Absent while they load. */
  fees: EstimatedFees | undefined
  /** Its account would send nothing: without the delivery of its messages. */
  isUnsent?: boolean | undefined
}

/** The fees of a message part by part, and their sum. Renders a `<dl>`. */
export function FeeRows({ fees, isUnsent = false }: FeeRowsProps) {
  const words = useScope().wordsOf(feeTexts)
  const rows = ROWS.filter(([, member]) => !isUnsent || member !== 'fwd_fee')
  const total = fees && estimatedFee(fees, isUnsent)
  return (
    <dl className={styles.list}>
      {rows.map(([key, member]) => (
        <div key={key} className={styles.row}>
          <dt>{words(key)}</dt>
          <dd className={styles.amount}>
            {fees ? (
              <Amount data={BigInt(fees[member])} precision="full" withSymbol={false} />
            ) : (
              <Skeleton width="64px" line={20} />
            )}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words('fee.total')}</dt>
        <dd className={styles.amount}>
          {total === undefined ? <Skeleton width="96px" line={20} /> : <Amount data={total} precision="full" />}
        </dd>
      </div>
    </dl>
  )
}
