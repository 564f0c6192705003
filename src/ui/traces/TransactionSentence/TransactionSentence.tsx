'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { outcome } from '../../../reading/outcome.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { cross } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Filled } from '../../text/Filled.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { OutcomeNotice } from '../../transactions/TransactionDetails/OutcomeNotice.tsx'
import { neighbourTexts, sentenceTexts } from '../../words/en/traces.ts'
import { operationOf } from '../TraceTree/stepText.ts'
import type { OneTraceOptions } from '../useOneTrace.ts'
import { Name, Sentence } from './Sentence.tsx'
import styles from './TransactionSentence.module.css'
import { type TransactionSentenceModel, useTransactionSentence } from './useTransactionSentence.ts'

export type TransactionSentencePart = 'root' | 'head'

export interface TransactionSentenceProps
  extends Omit<ComponentProps<TransactionSentencePart, Trace, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<OneTraceOptions, 'traceId' | 'metadata' | 'addressBook'> {
  /** Hash of the transaction, in any form. */
  transactionHash: string
}

/**
 * A transaction in sentences. First who sent what to whom, with names, amounts and pictures. Then the part of this transaction in
 * it, and the reason of a failure. Costs the request for the trace, which `TraceTree`, `TraceNeighbours` and `ValueFlow` share.
 * Renders a `<div role="group">`.
 */
export const TransactionSentence = /* @__PURE__ */ defineCard({
  name: 'TransactionSentence',
  texts: sentenceTexts,
  stem: 'say',
  own: { addressBook: true, metadata: true, traceId: true, transactionHash: true },
  useModel: (props: TransactionSentenceProps) => useTransactionSentence(props),
  face: { Body, Skeleton: SentenceSkeleton },
})

function Body({ model, props }: CardBodyProps<TransactionSentenceProps, TransactionSentenceModel>) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(sentenceTexts)
  const { data: trace, said: found, books } = model
  if (!trace || !found) return <p className={styles.head}>{wordsOf(neighbourTexts)('steps.notInTrace')}</p>
  const { transaction, said, step, count, failed } = found
  const operation = (step && operationOf(step, wordsOf)) || words('say.transfer')
  const ended = outcome(transaction)
  return (
    <div className={cx(styles.head, props.classNames?.head)} data-part="head">
      <div className={styles.crumb}>
        <span>{words('say.transaction')}</span>
        <HashFact data={transaction.hash} />
        {step && trace.trace_id && (
          <>
            <span>{words('say.stepOf', { step: format.number(step.index + 1), count: format.number(count) })}</span>
            <HashFact data={trace.trace_id} kind="trace" />
          </>
        )}
      </div>
      <Heading className={styles.sentence}>
        <Sentence data={said} books={books} operation={operation} />
      </Heading>
      <p className={styles.step}>
        <Filled
          text={words(transaction.in_msg?.source ? 'say.step' : 'say.stepExternal')}
          parts={{
            from: transaction.in_msg?.source && <Name address={transaction.in_msg.source} books={books} />,
            to: <Name address={transaction.account} books={books} />,
            operation: <ForeignText max={64}>{operation}</ForeignText>,
          }}
        />
      </p>
      <div className={styles.badges}>
        <StatusBadge data={said.status} />
        {failed > 0 ? (
          <Badge tone="negative" icon={cross}>
            {words.plural('say.failedSteps', failed)}
          </Badge>
        ) : (
          said.tense === 'done' && <Badge tone="outline">{words.plural('say.allSteps', count)}</Badge>
        )}
      </div>
      <OutcomeNotice
        data={ended}
        interfaces={books.addressBook[transaction.account]?.interfaces}
        transaction={transaction}
      />
    </div>
  )
}

function SentenceSkeleton() {
  return (
    <div className={cx(styles.head, styles.waits)} aria-hidden="true" data-part="loading">
      <Skeleton width="220px" line={24} />
      <Skeleton width="64%" height={18} line={28} />
      <Skeleton width="48%" line={24} />
      <Skeleton width="180px" height={20} line={22} />
    </div>
  )
}
