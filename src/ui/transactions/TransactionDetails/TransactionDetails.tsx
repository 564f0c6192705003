'use client'
import type { AddressBookRow } from '../../../contract/v3/addressBookRow.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { costOf } from '../../../reading/cost.ts'
import type { TransactionSummary } from '../../../reading/summary.ts'
import { traceFeeOf } from '../../../reading/traceFee.ts'
import { DetailHead, DetailSkeleton } from '../../card/DetailHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { check } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfTransaction } from '../../reading/iconOf.ts'
import { OutcomeNotice } from '../../reading/OutcomeNotice.tsx'
import { StepFacts } from '../../reading/StepFacts.tsx'
import { saidIn } from '../../reading/saidIn.ts'
import { sayVerb } from '../../reading/sayVerb.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import { lateHook } from '../../root/late.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { detailTexts } from '../../words/en/reading/details.ts'
import { TransactionBody } from './TransactionBody.tsx'
import styles from './TransactionDetails.module.css'
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
   * Renders links to the transactions that sent and received its messages, and to the account's previous and next transaction.
   * Amounts then have their tokens. Costs two more requests: the trace, which `TraceTree` and `ValueFlow` share, and the next
   * transaction. Default `false`.
   */
  withAdjacent?: boolean | undefined
  /**
   * Renders how it ended: a badge, and why not. With its trace (`withAdjacent`) that is the end of the trace, in its sentence, and the part
   * of this step in it; else the badge is that of the step alone, which is never green: a later step may fail. `false` under a
   * `TransactionSentence`, which renders all of this: the title is then that of the step. Default `true`.
   */
  withOutcome?: boolean | undefined
}

interface DetailsModel extends TransactionDetailsModel, Pick<TransactionDetailsProps, 'withAdjacent' | 'withOutcome'> {
  readonly adjacent: Adjacent | undefined
}

const NO_NAMES = {}

const useStory = /* @__PURE__ */ lateHook(() => import('./TransactionStory.tsx'))

/**
 * One transaction: outcome in a sentence, time, account, what came in and went out, fees and block; then hash, fields of the received message, phases, all
 * messages. A body that the service has not decoded is folded cells; where asking may help, one request decodes them when a reader
 * asks. Many on a page cost one request. Renders a `<div role="group">`.
 */
export const TransactionDetails = /* @__PURE__ */ defineCard({
  name: 'TransactionDetails',
  texts: detailTexts,
  stem: 'transaction',
  own: { addressBook: true, hash: true, metadata: true, withAdjacent: true, withOutcome: true },
  useModel(props: TransactionDetailsProps) {
    const { withAdjacent = false, withOutcome = true } = props
    const model = useTransactionDetails(props)
    return { ...model, withAdjacent, withOutcome, adjacent: useAdjacent(model.data, withAdjacent) }
  },
  face: {
    Body,
    Skeleton: ({ model: { withAdjacent = false, withOutcome } }) => (
      <DetailSkeleton>
        {withOutcome && <StepFacts values={undefined} hasTrace={withAdjacent} className={styles.facts} />}
        <TransactionBody data={undefined} addressBook={NO_NAMES} place={withOutcome ? 'page' : 'sentence'} />
      </DetailSkeleton>
    ),
  },
})

function Body({ data, model, props }: CardBodyProps<TransactionDetailsProps, DetailsModel>) {
  const { metadata, classNames } = props
  const { summary, addressBook, adjacent, withAdjacent = false, withOutcome } = model
  const said = withOutcome && adjacent?.reading ? saidIn(adjacent.reading, data.hash) : undefined
  const Story = useStory(said !== undefined)
  const books = adjacent?.books ?? { addressBook }
  return (
    <>
      {Story && said && adjacent ? (
        <Story data={said} books={adjacent.books} className={classNames?.head} />
      ) : (
        <StepHead
          data={data}
          summary={summary}
          interfaces={addressBook[data.account]?.interfaces}
          hasEnd={withOutcome ?? true}
          className={classNames?.head}
        />
      )}
      {withOutcome && (
        <StepFacts
          values={{ data, books, traceFee: adjacent?.reading && traceFeeOf(adjacent.reading) }}
          hasTrace={withAdjacent}
          className={styles.facts}
        />
      )}
      <TransactionBody
        data={data}
        addressBook={addressBook}
        metadata={metadata}
        place={withOutcome ? 'page' : 'sentence'}
        adjacent={adjacent}
        className={classNames?.body}
      />
    </>
  )
}

interface StepHeadProps {
  data: ShownTransaction
  summary: TransactionSummary | undefined
  /** Of its account. */
  interfaces: AddressBookRow['interfaces'] | undefined
  hasEnd: boolean
  className: string | undefined
}

/** What the step itself did, when, and why it failed. That it succeeded says nothing of its trace. */
function StepHead({ data, summary, interfaces, hasEnd, className }: StepHeadProps) {
  const { wordsOf } = useScope()
  if (!summary) return null
  const { status, cause } = summary
  return (
    <>
      <DetailHead
        icon={iconOfTransaction(summary)}
        title={sayVerb(summary, interfaces, wordsOf)}
        time={hasEnd ? data.now : undefined}
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
      {hasEnd && cause && (
        <div className={styles.ending}>
          <OutcomeNotice data={summary} interfaces={interfaces} transaction={data} fee={costOf(data).fee} />
        </div>
      )}
    </>
  )
}
