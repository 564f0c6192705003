'use client'
import { skipToken } from '@tanstack/react-query'
import { type FeeQuery, feeParams } from '../../../query/builders/tools.ts'
import { useEstimateFee } from '../../../react/v3/legacy.ts'
import { useScope } from '../../root/scope.ts'
import { PauseNotice } from '../../states/RateLimitNotice.tsx'
import { stateOf } from '../../states/stateOf.ts'
import { Trouble } from '../../table/ListNotices.tsx'
import { feeTexts } from '../../words/en/tools.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { FeeRows } from './FeeRows.tsx'

interface FeeCardProps extends ToolProps, FeeQuery {
  rootRef?: React.ForwardedRef<HTMLDivElement>
  /** Its account would send nothing. */
  isUnsent?: boolean | undefined
}

/** The estimated fees of a message, in a card. */
export function FeeCard(allProps: FeeCardProps) {
  const { rootRef = null, isUnsent, address, body, initCode, initData, ignoresSignature, ...props } = allProps
  const words = useScope(props).wordsOf(feeTexts)
  const query = useEstimateFee(feeParams({ address, body, initCode, initData, ignoresSignature }) ?? skipToken)
  const fees = query.data?.source_fees
  const isMissing = !fees && query.error !== null
  return (
    <ToolCard
      rootRef={rootRef}
      title={words('fee.title')}
      aside={words('fee.estimated')}
      state={stateOf({ isThere: fees && true, error: query.error })}
      {...props}
    >
      {isMissing && <Trouble error={query.error} retry={query.refetch} name={words('fee.title')} />}
      {!isMissing && (
        <div className={tool.body}>
          {query.isLoading && <PauseNotice />}
          <FeeRows fees={fees} isUnsent={isUnsent} />
        </div>
      )}
    </ToolCard>
  )
}

/** In place of an estimate: the account would not take the message. */
export function NoFee(props: ToolProps) {
  const words = useScope(props).wordsOf(feeTexts)
  return (
    <ToolCard rootRef={null} title={words('fee.title')} {...props}>
      <p className={`${tool.body} ${tool.quiet}`}>{words('fee.none')}</p>
    </ToolCard>
  )
}
