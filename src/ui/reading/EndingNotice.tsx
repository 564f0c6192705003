'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { useTonCenter } from '../../react/context.ts'
import { statusOf } from '../../reading/statusOf.ts'
import { bounce, warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { Notice } from '../states/Notice.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/details.ts'
import { endingTexts } from '../words/en/transactions.ts'
import { accountName, useNaming } from './accountName.ts'
import { explainFailure } from './explainFailure.ts'
import { type AnyEnding, sayEnding, sayMoney } from './sayEnding.ts'
import styles from './Transaction.module.css'

interface EndingNoticeProps {
  data: AnyEnding
  books: Pick<TokenBooks, 'addressBook' | 'metadata'>
  /** The number of the step that decided it, from 1. */
  step?: number | undefined
  /** The transaction that decided it, where its numbers are to explain more. */
  transaction?: ShownTransaction | undefined
  className?: string | undefined
}

const TONES: Readonly<Record<string, 'negative' | 'warning'>> = {
  failed: 'negative',
  bounced: 'warning',
  partly: 'warning',
}

/**
 * Why something did not happen as it was wanted, at which step, and where the money is; that the service's action says the opposite.
 * Nothing while it is pending, and for what happened as both say.
 */
export function EndingNotice({ data, books, step, transaction, className }: EndingNoticeProps) {
  const { wordsOf, format } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  const { status, at, money, coins } = data
  const { addressBook } = books
  const said = status !== 'succeeded' ? sayEnding(data, wordsOf, at && addressBook[at.account]?.interfaces) : undefined
  const other = data.disagrees ? wordsOf(endingTexts)('ending.disagrees') : undefined
  const title = said?.sentence ?? other
  if (title === undefined || status === 'pending') return null
  const tone = TONES[statusOf(data)] ?? 'neutral'
  const account = at && accountName(at.account, addressBook, naming)
  const words = wordsOf(detailTexts)
  const say = { ...books, wordsOf, format, currency, ...naming }
  const sentences = [
    money && sayMoney(money, say),
    coins && sayMoney(coins, say),
    ...(transaction
      ? explainFailure(transaction, { words, format, currency, isMoneySaid: (coins ?? money) !== undefined })
      : []),
    step !== undefined &&
      account !== undefined &&
      wordsOf(endingTexts)('ending.at', { step: format.number(step), account }),
    title !== other && other,
  ].filter((text) => typeof text === 'string')
  return (
    <div className={className} data-part="ending">
      <Notice tone={tone} icon={tone === 'warning' ? bounce : warn} title={title}>
        {sentences.join(' ')}
        {said?.code && <span className={styles.cause}>{said.code}</span>}
      </Notice>
    </div>
  )
}
