'use client'
import { forwardRef } from 'react'
import type { EmulationRequest } from '../../../query/emulation.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { Fold } from '../../facts/Fold.tsx'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { stateOf } from '../../states/stateOf.ts'
import { QueryNotice } from '../../table/ListNotices.tsx'
import { trialTexts } from '../../words/en/tools/preview.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import send from '../SendBoc/SendPreview.module.css'
import { PreviewBalances, PreviewCost } from './PreviewBalances.tsx'
import { PreviewCheckList } from './PreviewCheckList.tsx'
import { isFinalError, NoPreview, WouldFail } from './PreviewFailure.tsx'
import { AskedSentence, MovedSentence } from './PreviewHeadline.tsx'
import { PreviewOrders } from './PreviewOrders.tsx'
import { SignButton } from './SignButton.tsx'
import { TrialRun } from './TrialRun.tsx'
import { type PreviewModel, usePreview } from './usePreview.ts'

export interface TransactionPreviewProps extends ToolProps {
  /** What TON Connect's `sendTransaction` takes, or `{ boc }` of a message from outside, signed or not. `undefined`: not yet. */
  request: EmulationRequest
  /** The wallet that is to sign, in any form: of a request without `from`. */
  account?: string | undefined
  /** Renders this, of `useEmulation` or `previewOf`: then nothing is asked for, and there is no button. */
  data?: Preview | undefined
  /**
   * Renders a button. It tries the request once more, and calls this where that is not worse than what is shown: hand the request to the wallet.
   * Without an emulator there is no preview. A promise that rejects says that it was not signed.
   */
  onSign?: ((preview: Preview | undefined) => unknown) | undefined
}

/**
 * What a request would do, before it is signed: what the wallet sends and receives, the fee, the balances after it, why it would fail, and
 * what speaks against it. It is tried again after 75 blocks and by the button.
 *
 * Costs one request, and one each for names that the answer lacks, balances of jettons that move, and whether the first recipient was
 * paid before. Renders a `<div role="group">`.
 */
export const TransactionPreview = forwardRef<HTMLDivElement, TransactionPreviewProps>(
  function TransactionPreview(allProps, ref) {
    const { request, account, data, onSign, ...props } = allProps
    const { wordsOf, format } = useScope(props)
    const words = wordsOf(trialTexts)
    const model = usePreview(request, account, data)
    const { preview, query } = model
    return (
      <ToolCard
        rootRef={ref}
        title={words('trial.label')}
        aside={preview && words('trial.at', { block: format.number(preview.block) })}
        state={stateOf({ isThere: preview && true, error: data ? null : query.error })}
        aria-busy={query.isLoading || undefined}
        {...props}
      >
        {preview && !data && <QueryNotice query={query} isKept isStrip />}
        <div className={tool.body}>
          {preview ? <Tried model={model} preview={preview} isGiven={data !== undefined} /> : <Untried model={model} />}
          {onSign && !data && <SignButton model={model} onSign={onSign} />}
        </div>
      </ToolCard>
    )
  },
)
TransactionPreview.displayName = 'TransactionPreview'

const TITLES: Readonly<Record<string, 'trial.failed' | 'trial.partly'>> = {
  failed: 'trial.failed',
  partly: 'trial.partly',
}

interface TriedProps {
  model: PreviewModel
  preview: Preview
  /** By the app: nothing tries it again. */
  isGiven: boolean
}

/** What happened when it was tried. */
function Tried({ model, preview, isGiven }: TriedProps) {
  const { asked, balances, checks, books, query } = model
  const words = useScope().wordsOf(trialTexts)
  const { outcome, reading } = preview
  const title = TITLES[outcome.status]
  return (
    <>
      <p className={send.title} data-part="headline">
        {title ? words(title) : <MovedSentence model={model} />}
      </p>
      {title && (
        <p className={send.asked} data-part="asked">
          <AskedSentence model={model} />
        </p>
      )}
      {title && <WouldFail preview={preview} books={books} />}
      <PreviewOrders asked={asked} books={books} />
      <PreviewBalances data={balances} books={books} />
      <PreviewCost preview={preview} />
      <PreviewCheckList checks={checks} books={books} isLoading={false} />
      <Fold title={words.plural('trial.steps', reading.steps.length)} part="trial">
        <TrialRun preview={preview} books={books} />
      </Fold>
      <div className={tool.actions}>
        <span className={tool.quiet}>{words('trial.may')}</span>
        {!isGiven && (
          <Button kind="link" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {words('trial.again')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The request itself, while it is tried, and where nobody can try it. */
function Untried({ model }: { model: PreviewModel }) {
  const { asked, checks, books, query } = model
  const { isLoading, error, isPending, fetchStatus } = query
  const isUnknown = asked.length === 0 && !isFinalError(error)
  return (
    <>
      <p className={send.title} data-part="headline">
        {isUnknown && isPending ? <Skeleton width="72%" height={20} line={28} /> : <AskedSentence model={model} />}
      </p>
      {(error !== null || fetchStatus === 'paused') && <NoPreview model={model} />}
      <PreviewOrders asked={asked} books={books} />
      {isLoading && error === null && <Skeleton width="100%" height={72} line={112} />}
      <PreviewCheckList checks={checks} books={books} isLoading={isLoading} />
    </>
  )
}
