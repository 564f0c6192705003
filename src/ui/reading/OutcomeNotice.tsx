'use client'
import type { AddressBookRow } from '../../contract/v3/addressBookRow.ts'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { useTonCenter } from '../../react/context.ts'
import type { Cause, Outcome } from '../../reading/outcome.ts'
import { bounce, warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { Notice } from '../states/Notice.tsx'
import { detailTexts } from '../words/en/reading/details.ts'
import { exitTexts } from '../words/en/reading/exits.ts'
import { explainFailure } from './explainFailure.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { sayFee } from './sayEnding.ts'
import { useCause } from './useCause.ts'

interface OutcomeNoticeProps {
  data: Outcome
  /** Of its account: the codes of standard contracts are known. */
  interfaces?: AddressBookRow['interfaces'] | undefined
  /** Whose numbers explain it. */
  transaction?: ShownTransaction | undefined
  /** Nanograms that it cost: said where nothing else came of it. Default: not said. */
  fee?: bigint | undefined
}

/** The outcome, unless it is plain success: what it left behind, the verdict, and its code. */
export function OutcomeNotice({ data: { status, cause }, interfaces, transaction, fee }: OutcomeNoticeProps) {
  if (!cause) return null
  const tone = status === 'failed' ? 'negative' : status === 'bounced' || status === 'partly' ? 'warning' : 'neutral'
  // Its sentence says so itself.
  const isSaid = cause === 'outcome.nothingSent' || cause === 'outcome.noCoins'
  const paid = status === 'failed' && !isSaid ? fee : undefined
  return <CauseNotice cause={cause} tone={tone} interfaces={interfaces} transaction={transaction} fee={paid} />
}

interface CauseNoticeProps extends Pick<OutcomeNoticeProps, 'interfaces' | 'transaction' | 'fee'> {
  cause: Cause
  tone: 'negative' | 'warning' | 'neutral'
}

function CauseNotice({ cause, tone, interfaces, transaction, fee }: CauseNoticeProps) {
  const { wordsOf, format } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const { sentence, code } = useCause(cause, interfaces)
  const phase = typeof cause === 'object' && 'phase' in cause && wordsOf(exitTexts)(`exit.name.${cause.phase}`)
  const words = wordsOf(detailTexts)
  const explained = transaction && explainFailure(transaction, { words, format, currency })
  const paid = fee !== undefined && sayFee(fee, { wordsOf, format, currency })
  const [main, ...moved] = [...(explained?.result ?? []), paid].filter((text) => typeof text === 'string')
  return (
    <Notice tone={tone} icon={tone === 'warning' ? bounce : warn} title={main ?? sentence}>
      <NoticeLine
        data={[main !== undefined && sentence, ...(explained?.more ?? [])]}
        code={code && phase ? `${code} · ${phase}` : code}
      />
      <NoticeLine data={moved} />
    </Notice>
  )
}
