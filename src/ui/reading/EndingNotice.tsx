'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { useTonCenter } from '../../react/context.ts'
import type { Money } from '../../reading/money.ts'
import { statusOf } from '../../reading/statusOf.ts'
import detail from '../facts/Detail.module.css'
import { bounce, warn } from '../icons/paths.ts'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Notice } from '../states/Notice.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import { endingTexts } from '../words/en/reading/outcomes.ts'
import { accountName, useNaming } from './accountName.ts'
import { explainFailure } from './explainFailure.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { type AnyEnding, type SayBooks, sayAmount, sayEnding, sayFee, sayMoney } from './sayEnding.ts'

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
 * What became of what was wanted, in one sentence. Below it why, with its code and the step that decided it, then where the coins are.
 * Nothing while it is pending, and for what happened as the service says too.
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
  const words = wordsOf(detailTexts)
  const say = { ...books, wordsOf, format, currency, ...naming }
  const whereMoneyIs = sayWhereMoneyIs({ money, coins }, status === 'succeeded' ? undefined : fee, say)
  // The money of a part says nothing of the rest, and nobody may know of any: then the reason is first.
  const [main, ...moved] = status === 'failed' && money ? whereMoneyIs : [undefined, ...whereMoneyIs]
  const explained =
    transaction && explainFailure(transaction, { words, format, currency, isMoneySaid: (coins ?? money) !== undefined })
  const reasons = [main !== undefined && why, ...(explained?.more ?? []), ...(explained?.result ?? [])]
  return (
    <div className={className} data-part="ending">
      <Notice tone={tone} icon={tone === 'warning' ? bounce : warn} title={main ?? why}>
        <NoticeLine data={[...reasons, why !== other && other]} code={said?.code}>
          {at?.transaction !== undefined && step !== undefined && (
            <DecidingStep account={at.account} transaction={at.transaction} step={step} books={books} />
          )}
        </NoticeLine>
        <NoticeLine data={moved} />
      </Notice>
    </div>
  )
}

interface DecidingStepProps extends Pick<EndingNoticeProps, 'books'> {
  account: string
  /** Hash. */
  transaction: string
  /** From 1. */
  step: number
}

/** The step that decided it, as a link. */
function DecidingStep({ account: address, transaction, step, books }: DecidingStepProps) {
  const { wordsOf, format, renderLink } = useScope()
  const account = accountName(address, books.addressBook, useNaming())
  return (
    <span className={cx(renderLink && detail.link)}>
      <Link kind="transaction" id={transaction}>
        {wordsOf(endingTexts)('ending.at', { step: format.number(step), account })}
      </Link>
    </span>
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
