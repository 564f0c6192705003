'use client'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import { statusOf } from '../../../reading/statusOf.ts'
import type { TransactionSummary } from '../../../reading/summary.ts'
import { DetailHead, DetailSkeleton } from '../../card/DetailHead.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfTransaction } from '../../reading/iconOf.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { sayWord } from '../../text/sayWord.ts'
import { detailTexts } from '../../words/en/details.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import { TransactionBody } from './TransactionBody.tsx'
import { useAdjacent } from './useAdjacent.ts'
import { type TransactionDetailsOptions, useTransactionDetails } from './useTransactionDetails.ts'

export type TransactionDetailsPart = 'root' | 'head' | 'body'

export interface TransactionDetailsProps
  extends Omit<ComponentProps<TransactionDetailsPart, ShownTransaction, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<TransactionDetailsOptions, 'hash' | 'addressBook'> {
  /** Metadata of the tokens that its messages are about: their amounts then have decimals, symbol and picture. */
  metadata?: Metadata | undefined
  /**
   * Draws links to the transactions that sent and received its messages, and to the account's previous and next transaction.
   * Amounts then have their tokens. Costs two more requests: the trace, which `TraceTree` and `ValueFlow` share, and the next
   * transaction. Default `false`.
   */
  withAdjacent?: boolean | undefined
  /** Draws why it did not succeed. `false` under a `TransactionSentence`, which draws that. Default `true`. */
  withOutcome?: boolean | undefined
}

const NO_NAMES = {}

/**
 * One transaction: outcome in a sentence, hash, trace, account, block, phases, fees, fields of the received message, all messages.
 * A body that the service has not decoded is drawn as cells, which one request decodes when a reader asks. Many on a page cost
 * one request. Renders a `<div role="group">`.
 */
export const TransactionDetails = /* @__PURE__ */ defineCard({
  name: 'TransactionDetails',
  texts: detailTexts,
  stem: 'transaction',
  own: { addressBook: true, hash: true, metadata: true, withAdjacent: true, withOutcome: true },
  useModel(props: TransactionDetailsProps) {
    const model = useTransactionDetails(props)
    return { ...model, adjacent: useAdjacent(model.data, props.withAdjacent ?? false) }
  },
  face: {
    Body: ({ data, model: { summary, addressBook, adjacent }, props: { metadata, classNames, withOutcome } }) => (
      <>
        <TransactionHead now={data.now} summary={summary} trace={adjacent?.reading} className={classNames?.head} />
        <TransactionBody
          data={data}
          addressBook={addressBook}
          metadata={metadata}
          isPage
          hasOutcome={withOutcome}
          adjacent={adjacent}
          className={classNames?.body}
        />
      </>
    ),
    Skeleton: () => (
      <DetailSkeleton>
        <TransactionBody data={undefined} addressBook={NO_NAMES} isPage />
      </DetailSkeleton>
    ),
  },
})

interface HeadProps {
  /** Unix seconds. */
  now: number
  summary: TransactionSummary | undefined
  /** Its trace: what the message was for may have ended otherwise than this transaction. */
  trace: TraceReading | undefined
  className: string | undefined
}

/** What happened, how it ended, and when. */
function TransactionHead({ now, summary, trace, className }: HeadProps) {
  const { wordsOf } = useScope()
  if (!summary) return null
  const { verb, status } = summary
  return (
    <DetailHead
      icon={iconOfTransaction(summary)}
      title={sayWord(wordsOf, transactionTexts, verb, verb)}
      time={now}
      className={className}
    >
      <StatusBadge data={trace ? statusOf(trace.outcome) : status} />
    </DetailHead>
  )
}
