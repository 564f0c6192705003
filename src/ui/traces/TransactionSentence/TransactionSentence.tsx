'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import type { Said } from '../../../reading/said.ts'
import { countIdle } from '../../../reading/trace/stepsEnding.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { IdleBadge } from '../../reading/IdleBadge.tsx'
import { StepEnding } from '../../reading/StepEnding.tsx'
import { StepFacts } from '../../reading/StepFacts.tsx'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import type { OneTraceOptions } from '../../reading/useOneTrace.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { neighbourTexts, sentenceCardTexts } from '../../words/en/traces.ts'
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
 * A transaction in sentences. First what its trace did, with names, amounts and pictures, how that ended, why not and where the money
 * is: the same at each step. Then the part of this transaction in it, and when, where and for what fee it ran. Costs the request for the trace, which `TraceTree`, `TraceNeighbours`
 * and `ValueFlow` share. A `TransactionDetails` below it takes `withOutcome={false}`: both draw the end.
 * Renders a `<div role="group">`.
 */
export const TransactionSentence = /* @__PURE__ */ defineCard({
  name: 'TransactionSentence',
  texts: sentenceCardTexts,
  stem: 'say',
  own: { addressBook: true, metadata: true, traceId: true, transactionHash: true },
  useModel: (props: TransactionSentenceProps) => useTransactionSentence(props),
  face: { Body, Skeleton: SentenceSkeleton },
})

function Body({ model, props }: CardBodyProps<TransactionSentenceProps, TransactionSentenceModel>) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(sentenceCardTexts)
  const { data: trace, said: found, books } = model
  if (!trace || !found) return <p className={styles.head}>{wordsOf(neighbourTexts)('steps.notInTrace')}</p>
  const { transaction, reading, said, place } = found
  const { steps, story } = reading
  const step = place?.step
  return (
    <>
      <div className={cx(styles.head, props.classNames?.head)} data-part="head">
        <div className={styles.crumb}>
          <span>{words('say.transaction')}</span>
          <HashFact data={transaction.hash} />
          {step && trace.trace_id && (
            <>
              <span>
                {words('say.stepOf', { step: format.number(step.index + 1), count: format.number(steps.length) })}
              </span>
              <HashFact data={trace.trace_id} kind="trace" />
            </>
          )}
        </div>
        <Heading className={styles.sentence}>
          <TraceSentence said={said} steps={steps} books={books} rest={story} />
        </Heading>
        <Badges data={reading} said={said} />
        <StepEnding data={found} books={books} />
      </div>
      <StepFacts
        values={{ data: transaction, books, traceFee: steps.length > 0 ? reading.cost.fee : undefined }}
        hasTrace
        className={styles.facts}
      />
    </>
  )
}

/** How the whole ended, in one badge: where it failed, the notice below says the rest. */
function Badges({ data: { steps }, said: { status } }: { data: TraceReading; said: Said }) {
  const words = useScope().wordsOf(sentenceCardTexts)
  return (
    <div className={styles.badges}>
      <StatusBadge data={status} />
      {status === 'success' &&
        (countIdle(steps) > 0 ? (
          <IdleBadge steps={steps} />
        ) : (
          <Badge tone="outline">{words.plural('say.allSteps', steps.length)}</Badge>
        ))}
    </div>
  )
}

function SentenceSkeleton() {
  return (
    <div aria-hidden="true" data-part="loading">
      <div className={cx(styles.head, styles.waits)}>
        <Skeleton width="220px" line={24} />
        <Skeleton width="64%" height={18} line={28} />
        <Skeleton width="48%" line={24} />
        <Skeleton width="180px" height={20} line={22} />
      </div>
      <StepFacts values={undefined} hasTrace className={styles.facts} />
    </div>
  )
}
