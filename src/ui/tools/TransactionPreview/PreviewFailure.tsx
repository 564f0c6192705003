'use client'
import { isBadRequestError, isMessageRefusedError, isNotFoundError, type TonCenterError } from '../../../core/errors.ts'
import { emulationFault } from '../../../endpoints/emulate/emulation/refused.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { reasonOfExit } from '../../../reading/refusal.ts'
import { cross, plug, warn } from '../../icons/paths.ts'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { NoticeLine } from '../../reading/NoticeLine.tsx'
import { sayAmount, sayEnding, sayReason } from '../../reading/sayEnding.ts'
import { stepOfEnding } from '../../reading/stepNote.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { QueryNotice } from '../../table/ListNotices.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { trialTexts } from '../../words/en/tools/preview.ts'
import type { PreviewModel } from './usePreview.ts'

interface WouldFailProps {
  preview: Preview
  books: TokenBooks
}

/** Where the money would be, in a sentence; `undefined` where the answer does not show it. */
function useSayMoney({ outcome: { money } }: Preview, books: TokenBooks): string | undefined {
  const { wordsOf, format } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  if (!money || money.where === 'arrived' || money.nft !== undefined || money.account === undefined) return
  const account = accountName(money.account, books.addressBook, naming)
  const words = wordsOf(trialTexts)
  if (money.amount === undefined) return money.where === 'never-left' ? words('trial.money.nothingLeft') : undefined
  const moved = { amount: String(money.amount), asset: money.asset }
  const amount = sayAmount(moved, { metadata: books.metadata, flagsOf: books.flagsOf, wordsOf, format, currency })
  return words(`trial.money.${money.where}`, { amount, account })
}

/** Where the money would be, why it would fail, and where: the sentence of the reading, and the step that decides it. */
export function WouldFail({ preview, books }: WouldFailProps) {
  const { outcome, reading } = preview
  const { wordsOf, format } = useScope()
  const naming = useNaming()
  const money = useSayMoney(preview, books)
  const { at, status } = outcome
  const said = sayEnding(outcome, wordsOf, at && books.addressBook[at.account]?.interfaces)
  if (!said) return null
  const step = stepOfEnding(reading)
  const where =
    at &&
    step !== undefined &&
    wordsOf(trialTexts)('trial.where', {
      step: format.number(step),
      account: accountName(at.account, books.addressBook, naming),
    })
  return (
    <Notice
      tone={status === 'failed' ? 'negative' : 'warning'}
      icon={status === 'failed' ? cross : warn}
      title={money ?? said.sentence}
    >
      <NoticeLine data={[money !== undefined && said.sentence, where]} code={said.code} />
    </Notice>
  )
}

/** Whether nobody can say what would happen, and no other try changes that. */
export const isFinalError = (error: TonCenterError | null): boolean =>
  isMessageRefusedError(error) || isNotFoundError(error) || isBadRequestError(error)

/** Why there is no preview: the wallet would refuse, nobody can try it, or the request has failed. */
export function NoPreview({ model: { query, account, books } }: { model: PreviewModel }) {
  const { wordsOf } = useScope()
  const words = wordsOf(trialTexts)
  const { error } = query
  if (isMessageRefusedError(error)) {
    const interfaces = account === undefined ? undefined : books.addressBook[account]?.interfaces
    const reason = reasonOfExit(error.exitCode, interfaces)
    const said = reason && sayReason(reason, wordsOf, interfaces, true)
    return (
      <Notice tone="negative" icon={cross} title={words('trial.refused')}>
        <NoticeLine data={[said?.sentence]} code={said?.code} />
      </Notice>
    )
  }
  if (isNotFoundError(error))
    return (
      <Notice icon={plug} title={words('trial.missing')}>
        {words('trial.missingText')}
      </Notice>
    )
  const fault = error && emulationFault(error)
  if (fault)
    return (
      <Notice tone="warning" icon={plug} title={words('trial.untried')}>
        {words(`trial.fault.${fault}`)}
      </Notice>
    )
  return <QueryNotice query={query} name={words('trial.preview')} isKept={false} />
}
