'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef } from 'react'
import { useTransactions } from '../../react/v3/blockchain.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import { Card, CardTitle } from '../Card/Card.tsx'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { Icon } from '../icons/Icon.tsx'
import { type ComponentProps, cx } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { summarize } from '../TransactionList/summary.ts'
import { transactionTexts } from '../TransactionList/texts.ts'
import { SkeletonHead, SkeletonLines } from './Skeletons.tsx'
import { TransactionBody } from './TransactionBody.tsx'
import styles from './TransactionDetails.module.css'
import { detailTexts } from './texts.ts'

export type TransactionDetailsPart = 'root' | 'head' | 'body'

export interface TransactionDetailsProps
  extends Omit<ComponentProps<TransactionDetailsPart, ShownTransaction, HTMLDivElement>, 'slots'> {
  /** Hash in any form. Needed unless `data` is given. */
  hash?: string | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

const NO_BOOK: AddressBook = {}

/**
 * One transaction: how it ended in a sentence, hash, trace, account and block, its phases, what it cost, its messages.
 * Many on a page cost one request. Renders a `<div role="group">`.
 */
export const TransactionDetails = forwardRef<HTMLDivElement, TransactionDetailsProps>(
  function TransactionDetails(props, ref) {
    const { hash, data, addressBook, queryOptions, ...rest } = props
    const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
    const scope = useScope({ density, renderLink, trustPolicy })
    const words = scope.wordsOf(detailTexts)
    const asks = data === undefined && hash !== undefined
    const query = useTransactions(asks ? { hash: [hash] } : skipToken, queryOptions)
    const transaction = data ?? query.data?.transactions[0]
    const isKnown = transaction !== undefined || query.data !== undefined || !asks
    return (
      <Card
        scope={scope}
        ref={ref}
        label={words('transaction.label')}
        query={asks ? query : undefined}
        isThere={isKnown ? transaction !== undefined : undefined}
        empty={{ title: words('transaction.empty'), text: words('transaction.emptyText') }}
        skeleton={<TransactionSkeleton />}
        className={cx(className, classNames?.root)}
        {...attributes}
      >
        {() =>
          transaction && (
            <>
              <TransactionHead data={transaction} className={classNames?.head} />
              <TransactionBody
                data={transaction}
                addressBook={addressBook ?? query.data?.address_book ?? NO_BOOK}
                className={cx(styles.padded, classNames?.body)}
              />
            </>
          )
        }
      </Card>
    )
  },
)

/** What happened, how it ended, and when. */
function TransactionHead({ data, className }: { data: ShownTransaction; className: string | undefined }) {
  const { wordsOf } = useScope()
  const { verb, status, icon } = summarize(data)
  return (
    <div className={cx(styles.head, className)} data-part="head">
      <span className={styles.tile}>
        <Icon path={icon} />
      </span>
      <CardTitle className={styles.title}>{wordsOf(transactionTexts)(verb)}</CardTitle>
      <StatusBadge data={status} />
      <TimeAgo data={data.now} className={styles.when} />
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
