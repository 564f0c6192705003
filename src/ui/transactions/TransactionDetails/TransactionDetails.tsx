'use client'
import { forwardRef } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { Card } from '../../card/Card.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import type { TransactionSummary } from '../../reading/summary.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { detailTexts } from '../../words/en/details.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import { SkeletonHead, SkeletonLines } from './Skeletons.tsx'
import { TransactionBody } from './TransactionBody.tsx'
import styles from './TransactionDetails.module.css'
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
                <TransactionBody
                  data={transaction}
                  addressBook={addressBook}
                  withLink={false}
                  className={cx(styles.padded, classNames?.body)}
                />
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
    <div className={cx(styles.head, className)} data-part="head">
      <span className={styles.tile}>
        <Icon path={icon} />
      </span>
      <Heading className={styles.title}>{sayWord(wordsOf, transactionTexts, verb, verb)}</Heading>
      <StatusBadge data={status} />
      <TimeAgo data={now} className={styles.when} />
    </div>
  )
}

/** Lines of facts, phases and fees, as most transactions have them. */
const LINES = [9, 4, 5]

function TransactionSkeleton() {
  return (
    <div data-part="loading">
      <SkeletonHead />
      <div className={cx(styles.body, styles.padded)}>
        <div className={styles.columns}>
          {LINES.map((count) => (
            <div key={count} className={styles.section}>
              <Skeleton width="72px" height={10} line={16} />
              <SkeletonLines count={count} />
            </div>
          ))}
        </div>
        <SkeletonLines count={4} />
      </div>
    </div>
  )
}
