'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef } from 'react'
import { type FeeQuery, feeParams } from '../../../query/builders/tools.ts'
import { useEstimateFee } from '../../../react/v3/legacy.ts'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import { PauseNotice } from '../../states/RateLimitNotice.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { stateOf } from '../../states/stateOf.ts'
import { Trouble } from '../../table/ListNotices.tsx'
import { feeTexts } from '../../words/en/tools.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import styles from './FeeEstimate.module.css'

export interface FeeEstimateProps extends ToolProps, FeeQuery {}

const ROWS = [
  ['fee.work', 'gas_fee'],
  ['fee.delivery', 'in_fwd_fee'],
  ['fee.messages', 'fwd_fee'],
  ['fee.storage', 'storage_fee'],
] as const

/** What a message would cost its account, part by part. One request; nothing is sent to the chain. Renders a `<div role="group">`. */
export const FeeEstimate = forwardRef<HTMLDivElement, FeeEstimateProps>(function FeeEstimate(
  { address, body, initCode, initData, ignoresSignature, ...props },
  ref,
) {
  const words = useScope(props).wordsOf(feeTexts)
  const query = useEstimateFee(feeParams({ address, body, initCode, initData, ignoresSignature }) ?? skipToken)
  const fees = query.data?.source_fees
  const total = fees && ROWS.reduce((sum, [, key]) => sum + BigInt(fees[key]), 0n)
  const isMissing = !fees && query.error !== null
  return (
    <ToolCard
      rootRef={ref}
      title={words('fee.title')}
      aside={words('fee.estimated')}
      state={stateOf({ isThere: fees && true, error: query.error })}
      {...props}
    >
      {isMissing && <Trouble error={query.error} retry={query.refetch} name={words('fee.title')} />}
      {!isMissing && (
        <div className={tool.body}>
          {query.isLoading && <PauseNotice />}
          <dl className={styles.list}>
            {ROWS.map(([key, member]) => (
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
        </div>
      )}
    </ToolCard>
  )
})
FeeEstimate.displayName = 'FeeEstimate'
