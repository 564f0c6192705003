'use client'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import { DetailHead, DetailSkeleton } from '../../card/DetailHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { check } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfAction, iconOfTransaction } from '../../reading/iconOf.ts'
import { StepEnding } from '../../reading/StepEnding.tsx'
import { type SaidTransaction, saidIn } from '../../reading/saidIn.ts'
import { sayVerb } from '../../reading/sayVerb.ts'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { detailTexts } from '../../words/en/details.ts'
import { TransactionBody } from './TransactionBody.tsx'
import { type Adjacent, useAdjacent } from './useAdjacent.ts'
import {
  type TransactionDetailsModel,
  type TransactionDetailsOptions,
  useTransactionDetails,
} from './useTransactionDetails.ts'

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
  /**
   * Draws how it ended: a badge, and why not. With its trace (`withAdjacent`) that is the end of the trace, in its sentence, and the part
   * of this step in it; else the badge is that of the step alone, which is never green: a later step may fail. `false` under a
   * `TransactionSentence`, which draws all of this: the title is then that of the step. Default `true`.
   */
  withOutcome?: boolean | undefined
}

interface DetailsModel extends TransactionDetailsModel {
  readonly adjacent: Adjacent | undefined
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
    Body,
    Skeleton: () => (
      <DetailSkeleton>
        <TransactionBody data={undefined} addressBook={NO_NAMES} isPage />
      </DetailSkeleton>
    ),
  },
})

function Body({ data, model, props }: CardBodyProps<TransactionDetailsProps, DetailsModel>) {
  const { metadata, classNames, withOutcome: hasOutcome = true } = props
  const { summary, addressBook, adjacent } = model
  const { reading, books } = adjacent ?? {}
  const said = hasOutcome && reading && saidIn(reading, data.hash)
  const isSaid = said && books
  return (
    <>
      {isSaid ? (
        <StoryHead data={said} books={books} className={classNames?.head} />
      ) : (
        <StepHead
          now={data.now}
          summary={summary}
          interfaces={addressBook[data.account]?.interfaces}
          hasEnd={hasOutcome}
          className={classNames?.head}
        />
      )}
      <TransactionBody
        data={data}
        addressBook={addressBook}
        metadata={metadata}
        isPage
        ending={isSaid ? <StepEnding data={said} books={books} /> : hasOutcome ? undefined : null}
        adjacent={adjacent}
        className={classNames?.body}
      />
    </>
  )
}

interface StoryHeadProps {
  data: SaidTransaction
  books: TokenBooks
  className: string | undefined
}

/** What its trace did, how that ended, and when the transaction was. */
function StoryHead({ data: { transaction, reading, said }, books, className }: StoryHeadProps) {
  const { main, more } = reading.story
  return (
    <DetailHead
      icon={main ? iconOfAction(main) : iconOfTransaction(summarize(transaction))}
      title={<TraceSentence said={said} steps={reading.steps} books={books} more={more} />}
      time={transaction.now}
      className={className}
    >
      <StatusBadge data={said.status} />
    </DetailHead>
  )
}

interface StepHeadProps {
  /** Unix seconds. */
  now: number
  summary: TransactionSummary | undefined
  /** Of its account. */
  interfaces: readonly string[] | null | undefined
  hasEnd: boolean
  className: string | undefined
}

/** What the step itself did, and when. That it succeeded says nothing of its trace. */
function StepHead({ now, summary, interfaces, hasEnd, className }: StepHeadProps) {
  const { wordsOf } = useScope()
  if (!summary) return null
  const { status } = summary
  return (
    <DetailHead
      icon={iconOfTransaction(summary)}
      title={sayVerb(summary, interfaces, wordsOf)}
      time={now}
      className={className}
    >
      {hasEnd &&
        (status === 'success' ? (
          <Badge tone="outline" icon={check}>
            {wordsOf(detailTexts)('transaction.stepDone')}
          </Badge>
        ) : (
          <StatusBadge data={status} />
        ))}
    </DetailHead>
  )
}
