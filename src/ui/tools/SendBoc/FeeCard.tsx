'use client'
import { skipToken } from '@tanstack/react-query'
import { type FeeQuery, feeParams } from '../../../query/builders/tools.ts'
import { useEstimateFee } from '../../../react/v3/legacy.ts'
import { useScope } from '../../root/scope.ts'
import { stateOf } from '../../states/stateOf.ts'
import { QueryNotice } from '../../table/ListNotices.tsx'
import { feeTexts } from '../../words/en/tools/forms.ts'
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
  const params = feeParams({ address, body, initCode, initData, ignoresSignature })
  const query = useEstimateFee(params ?? skipToken)
  const fees = query.data?.source_fees
  const isMissing = !fees && query.error !== null
  const notice = params && <QueryNotice query={query} name={words('fee.title')} isKept={!!fees} isStrip />
  return (
    <ToolCard
      rootRef={rootRef}
      title={words('fee.title')}
      aside={words('fee.estimated')}
      state={stateOf({ isThere: fees && true, error: query.error })}
      {...props}
    >
      {notice}
      {!isMissing && (
        <div className={tool.body}>
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
