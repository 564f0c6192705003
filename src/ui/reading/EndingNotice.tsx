'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { useTonCenter } from '../../react/context.ts'
import type { Money } from '../../reading/money.ts'
import { statusOf } from '../../reading/statusOf.ts'
import { bounce, warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { Notice } from '../states/Notice.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/details.ts'
import { endingTexts } from '../words/en/transactions.ts'
import { accountName, useNaming } from './accountName.ts'
import { explainFailure } from './explainFailure.ts'
import { type AnyEnding, type SayBooks, sayAmount, sayEnding, sayFee, sayMoney } from './sayEnding.ts'
import styles from './Transaction.module.css'

interface EndingNoticeProps {
  data: AnyEnding
  books: Pick<TokenBooks, 'addressBook' | 'metadata'> & Partial<Pick<TokenBooks, 'flagsOf'>>
  /** The number of the step that decided it, from 1. */
  step?: number | undefined
  /** The transaction that decided it, where its numbers are to explain more. */
  transaction?: ShownTransaction | undefined
  /** Nanograms that it cost in all: said with where the money is. Default: not said. */
  fee?: bigint | undefined
  className?: string | undefined
}

const TONES: Readonly<Record<string, 'negative' | 'warning'>> = {
  failed: 'negative',
  bounced: 'warning',
  partly: 'warning',
}

/**
 * Where the money is of what did not happen as it was wanted, then why, and at which step; that the service's action says the opposite.
 * Nothing while it is pending, and for what happened as both say.
 */
export function EndingNotice({ data, books, step, transaction, fee, className }: EndingNoticeProps) {
  const { wordsOf, format } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  const { status, at, money, coins } = data
  const { addressBook } = books
  const said = status !== 'succeeded' ? sayEnding(data, wordsOf, at && addressBook[at.account]?.interfaces) : undefined
  const other = data.disagrees ? wordsOf(endingTexts)('ending.disagrees') : undefined
  const why = said?.sentence ?? other
  if (why === undefined || status === 'pending') return null
  const tone = TONES[statusOf(data)] ?? 'neutral'
  const account = at && accountName(at.account, addressBook, naming)
  const words = wordsOf(detailTexts)
  const say = { ...books, wordsOf, format, currency, ...naming }
  const whereMoneyIs = sayWhereMoneyIs({ money, coins }, status === 'succeeded' ? undefined : fee, say)
  // The money of a part says nothing of the rest, and nobody may know of any: then the reason is first.
  const [title, ...rest] =
    status === 'failed' && whereMoneyIs.length && money ? [whereMoneyIs.join(' '), why] : [why, ...whereMoneyIs]
  const explained =
    transaction && explainFailure(transaction, { words, format, currency, isMoneySaid: (coins ?? money) !== undefined })
  const sentences = [
    ...rest,
    ...(explained?.more ?? []),
    ...(explained?.result ?? []),
    step !== undefined &&
      account !== undefined &&
      wordsOf(endingTexts)('ending.at', { step: format.number(step), account }),
    why !== other && other,
  ].filter((text) => typeof text === 'string')
  return (
    <div className={className} data-part="ending">
      <Notice tone={tone} icon={tone === 'warning' ? bounce : warn} title={title ?? why}>
        {sentences.join(' ')}
        {said?.code && <span className={styles.cause}>{said.code}</span>}
      </Notice>
    </div>
  )
}

/** Where each amount is, and what was paid for it. */
function sayWhereMoneyIs({ money, coins }: Pick<AnyEnding, 'money' | 'coins'>, fee: bigint | undefined, say: SayBooks) {
  const words = say.wordsOf(endingTexts)
  const account = money && isNothingSent(money) ? money.account : undefined
  if (fee && account !== undefined) {
    const amount = sayAmount({ amount: String(fee), asset: null }, say)
    return [words('money.onlyFee', { account: accountName(account, say.addressBook, say), amount })]
  }
  return [money && sayMoney(money, say), coins && sayMoney(coins, say), fee !== undefined && sayFee(fee, say)].filter(
    (text) => typeof text === 'string',
  )
}

/** Its wallet paid the fee, and nobody knows what else it was to pay. */
const isNothingSent = ({ where, amount, nft }: Money) =>
  where === 'never-left' && amount === undefined && nft === undefined
