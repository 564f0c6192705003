'use client'
import { forwardRef, useRef } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { Card } from '../../card/Card.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { neighbourTexts } from '../../words/en/neighbours.ts'
import type { OneTraceOptions } from '../useOneTrace.ts'
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
  /** Where J and K lead to the next and the previous step: on the whole page, with the focus inside, or nowhere. Default `inside`. */
  keys?: 'page' | 'inside' | false | undefined
}

/**
 * The steps of a trace around a transaction: two before it, two after it, with the letters of the trace. Links lead to each step and
 * to the whole trace. Costs the request for the trace, which `TraceTree` and `ValueFlow` share. Renders a `<div role="group">`.
 */
export const TraceNeighbours = forwardRef<HTMLDivElement, TraceNeighboursProps>(function TraceNeighbours(props, ref) {
  const { traceId, transactionHash, data, metadata, addressBook, queryOptions, keys = 'inside', ...rest } = props
  const words = useScope().wordsOf(neighbourTexts)
  const model = useTraceNeighbours(props)
  return (
    <Card
      rootRef={ref}
      label={words('steps.label')}
      model={model}
      empty={{ title: words('steps.empty'), text: words('steps.emptyText') }}
      skeleton={<StepsSkeleton />}
      {...rest}
    >
      {() => <Steps model={model} keys={keys} classNames={rest.classNames} />}
    </Card>
  )
})
TraceNeighbours.displayName = 'TraceNeighbours'

interface StepsProps extends Pick<TraceNeighboursProps, 'classNames'> {
  model: TraceNeighboursModel
  keys: 'page' | 'inside' | false
}

function Steps({ model, keys, classNames }: StepsProps) {
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
      <ol className={`${styles.steps} ${classNames?.steps ?? ''}`} data-part="steps">
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

const StepsSkeleton = () => (
  <div aria-hidden="true" data-part="loading">
    <div className={styles.head}>
      <Skeleton width="96px" height={14} line={24} />
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
