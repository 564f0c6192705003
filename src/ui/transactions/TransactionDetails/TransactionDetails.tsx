'use client'
import { forwardRef } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { Card } from '../../card/Card.tsx'
import { Columns, DetailHead, DetailSkeleton, Section } from '../../facts/Detail.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import type { TransactionSummary } from '../../reading/summary.ts'
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
  /**
   * Whether messages link to the transactions that sent and received them, and facts to the previous and the next transaction of the
   * account. Costs two more requests. Default `false`.
   */
  withAdjacent?: boolean | undefined
}

/**
 * One transaction: outcome in a sentence, hash, trace, account and block, phases, fees, messages.
 * Many on a page cost one request. Renders a `<div role="group">`.
 */
export const TransactionDetails = forwardRef<HTMLDivElement, TransactionDetailsProps>(
  function TransactionDetails(props, ref) {
    const { hash, data, addressBook, queryOptions, withAdjacent = false, ...rest } = props
    const words = useScope().wordsOf(detailTexts)
    const model = useTransactionDetails(props)
    const adjacent = useAdjacent(model.data, withAdjacent)
    return (
      <Card
        rootRef={ref}
        label={words('transaction.label')}
        model={model}
        empty={{ title: words('transaction.empty'), text: words('transaction.emptyText') }}
        skeleton={<TransactionSkeleton />}
        {...rest}
      >
        {(transaction) => (
          <>
            <TransactionHead now={transaction.now} summary={model.summary} className={rest.classNames?.head} />
            <TransactionBody
              data={transaction}
              addressBook={model.addressBook}
              isPage
              adjacent={adjacent}
              className={rest.classNames?.body}
            />
          </>
        )}
      </Card>
    )
  },
)
TransactionDetails.displayName = 'TransactionDetails'

interface HeadProps {
  /** Unix seconds. */
  now: number
  summary: TransactionSummary | undefined
  className: string | undefined
}

/** What happened, how it ended, and when. */
function TransactionHead({ now, summary, className }: HeadProps) {
  const { wordsOf } = useScope()
  if (!summary) return null
  const { verb, status, icon } = summary
  return (
    <DetailHead icon={icon} title={sayWord(wordsOf, transactionTexts, verb, verb)} time={now} className={className}>
      <StatusBadge data={status} />
    </DetailHead>
  )
}

/** Lines of facts, phases and fees, as most transactions have them. */
const LINES = [9, 4, 5]

const TransactionSkeleton = () => (
  <DetailSkeleton>
    <Columns>
      {LINES.map((count) => (
        <Section key={count}>
          <FactsSkeleton count={count} />
        </Section>
      ))}
    </Columns>
    <FactsSkeleton count={4} />
  </DetailSkeleton>
)
