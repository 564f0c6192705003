'use client'
import { useRef } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { CardHeadSkeleton } from '../../card/CardHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import type { OneTraceOptions } from '../../reading/useOneTrace.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { neighbourTexts } from '../../words/en/traces.ts'
import { NeighbourHead } from './NeighbourHead.tsx'
import { NeighbourStep, StepsBeyond } from './NeighbourStep.tsx'
import styles from './TraceNeighbours.module.css'
import { useStepKeys } from './useStepKeys.ts'
import { type TraceNeighboursModel, useTraceNeighbours } from './useTraceNeighbours.ts'

export type TraceNeighboursPart = 'root' | 'head' | 'steps'

export interface TraceNeighboursProps
  extends Omit<ComponentProps<TraceNeighboursPart, Trace, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<OneTraceOptions, 'traceId' | 'metadata' | 'addressBook'> {
  /** Hash of the transaction in the middle, in any form. */
  transactionHash: string
  /**
   * The scope of the keys J and K, which select the next and the previous step. They work on the whole page, with the focus inside,
   * or nowhere. Default `inside`.
   */
  keys?: 'page' | 'inside' | false | undefined
}

/**
 * The steps of a trace around a transaction: two before it, two after it, with the letters of the trace. Links lead to each step and
 * to the whole trace. Costs the request for the trace, which `TraceTree` and `ValueFlow` share. Renders a `<div role="group">`.
 */
export const TraceNeighbours = /* @__PURE__ */ defineCard({
  name: 'TraceNeighbours',
  texts: neighbourTexts,
  stem: 'steps',
  own: { addressBook: true, keys: true, metadata: true, traceId: true, transactionHash: true },
  useModel: (props: TraceNeighboursProps) => useTraceNeighbours(props),
  face: { Body: Steps, Skeleton: StepsSkeleton },
})

function Steps({ model, props }: CardBodyProps<TraceNeighboursProps, TraceNeighboursModel>) {
  const { keys = 'inside', classNames } = props
  const root = useRef<HTMLDivElement>(null)
  useStepKeys(root, keys)
  const words = useScope().wordsOf(neighbourTexts)
  const { data: trace, neighbours, duration = 0, books } = model
  if (!trace || !neighbours) return <p className={styles.none}>{words('steps.notInTrace')}</p>
  const { steps, current, before, after } = neighbours
  const depth = Math.min(...steps.map((step) => step.depth))
  return (
    <div ref={root}>
      <NeighbourHead data={neighbours} duration={duration} traceId={trace.trace_id} className={classNames?.head} />
      <ol className={cx(styles.steps, classNames?.steps)} data-part="steps">
        {before > 0 && <StepsBeyond side="before" count={before} traceId={trace.trace_id} />}
        {steps.map((step) => (
          <NeighbourStep
            key={step.key}
            step={step}
            isCurrent={step === current}
            indent={step.depth - depth}
            books={books}
          />
        ))}
        {after > 0 && <StepsBeyond side="after" count={after} traceId={trace.trace_id} />}
      </ol>
    </div>
  )
}

function StepsSkeleton() {
  return (
    <div aria-hidden="true" data-part="loading">
      <div className={styles.waits}>
        <CardHeadSkeleton />
      </div>
      <div className={styles.steps}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={styles.step}>
            <span className={styles.cell}>
              <Skeleton width="72%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
