'use client'
import { forwardRef } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { Card } from '../../card/Card.tsx'
import { Columns, DetailHead, DetailSkeleton, Section } from '../../facts/Detail.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import type { TransactionSummary } from '../../reading/summary.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { sayWord } from '../../text/sayWord.ts'
import { detailTexts } from '../../words/en/details.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import { TransactionBody } from './TransactionBody.tsx'
import { type TransactionDetailsOptions, useTransactionDetails } from './useTransactionDetails.ts'

export type TransactionDetailsPart = 'root' | 'head' | 'body'

export interface TransactionDetailsProps
  extends Omit<ComponentProps<TransactionDetailsPart, ShownTransaction, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<TransactionDetailsOptions, 'hash' | 'addressBook'> {}

/**
 * One transaction: how it ended in a sentence, hash, trace, account and block, its phases, what it cost, its messages.
 * Many on a page cost one request. Renders a `<div role="group">`.
 */
export const TransactionDetails = forwardRef<HTMLDivElement, TransactionDetailsProps>(
  function TransactionDetails(props, ref) {
    const { hash, data, addressBook: givenBook, queryOptions, ...rest } = props
    const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
    const scope = useScope({ density, renderLink, trustPolicy })
    const words = scope.wordsOf(detailTexts)
    const model = useTransactionDetails(props)
    const { data: transaction, addressBook, isThere, query } = model
    return (
      <Card
        scope={scope}
        ref={ref}
        label={words('transaction.label')}
        query={query}
        isThere={isThere}
        empty={{ title: words('transaction.empty'), text: words('transaction.emptyText') }}
        skeleton={<TransactionSkeleton />}
        className={cx(className, classNames?.root)}
        {...attributes}
      >
        {() => {
          const { summary } = model
          return (
            transaction &&
            summary && (
              <>
                <TransactionHead now={transaction.now} summary={summary} className={classNames?.head} />
                <TransactionBody data={transaction} addressBook={addressBook} isPage className={classNames?.body} />
              </>
            )
          )
        }}
      </Card>
    )
  },
)
TransactionDetails.displayName = 'TransactionDetails'

interface HeadProps {
  /** Unix seconds. */
  now: number
  summary: TransactionSummary
  className: string | undefined
}

/** What happened, how it ended, and when. */
function TransactionHead({ now, summary: { verb, status, icon }, className }: HeadProps) {
  const { wordsOf } = useScope()
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
