'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { traceFeeOf } from '../../../reading/traceFee.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { StepEnding } from '../../reading/StepEnding.tsx'
import { StepFacts } from '../../reading/StepFacts.tsx'
import { StoryHead, StoryHeadSkeleton } from '../../reading/StoryHead.tsx'
import type { OneTraceOptions } from '../../reading/useOneTrace.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
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
 * is: the same at each step. Then the part of this transaction in it, when and where it ran, what came in and went out, and its fee. Costs the request for the trace, which `TraceTree`, `TraceNeighbours`
 * and `ValueFlow` share. A `TransactionDetails` below it takes `withOutcome={false}`: both render the end.
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
  if (!trace || !found) return <p className={styles.missing}>{wordsOf(neighbourTexts)('steps.notInTrace')}</p>
  const { transaction, reading, said, place } = found
  const { steps } = reading
  const step = place?.step
  return (
    <>
      <StoryHead
        data={reading}
        said={said}
        books={books}
        className={props.classNames?.head}
        asks={model.query !== undefined}
        crumb={
          <>
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
          </>
        }
      >
        <StepEnding data={found} books={books} />
      </StoryHead>
      <StepFacts
        values={{ data: transaction, books, traceFee: traceFeeOf(reading) }}
        hasTrace
        className={styles.facts}
      />
    </>
  )
}

function SentenceSkeleton() {
  return (
    <div aria-hidden="true" data-part="loading">
      <StoryHeadSkeleton hasStep />
      <StepFacts values={undefined} hasTrace className={styles.facts} />
    </div>
  )
}
