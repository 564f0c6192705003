'use client'
import { forwardRef } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { Card } from '../../card/Card.tsx'
import { DetailSkeleton } from '../../facts/Detail.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { EmptyBox } from '../../states/EmptyState.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { traceTexts } from '../../words/en/traces.ts'
import { TraceBody } from './TraceBody.tsx'
import { TraceHead } from './TraceHead.tsx'
import { type TraceKey, type TraceTreeOptions, useTraceTree } from './useTraceTree.ts'
import type { TraceTreePart } from './viewProps.ts'

export type TraceTreeProps = Omit<ComponentProps<TraceTreePart, Trace, HTMLDivElement>, 'slots' | 'data'> &
  HeadingProps &
  TraceKey &
  Pick<TraceTreeOptions, 'addressBook' | 'metadata' | 'invalidated'> & {
    /** How its messages are drawn at first: as a list, or as a graph from left to right. The reader may switch. Default `list`. */
    view?: 'list' | 'graph' | undefined
  }

/**
 * Everything that one message caused: what happened and how it ended, then its messages as a list or as a graph, and all of the
 * step that the reader selects. One request; a trace that grows is followed. Renders a `<div role="group">`.
 */
export const TraceTree = forwardRef<HTMLDivElement, TraceTreeProps>(function TraceTree(props, ref) {
  const { traceId, transactionHash, messageHash, data, ...others } = props
  const { addressBook, metadata, invalidated, queryOptions, view = 'list', ...rest } = others
  const words = useScope().wordsOf(traceTexts)
  const found = useTraceTree(props)
  return (
    <Card
      rootRef={ref}
      label={words('trace.label')}
      model={found}
      empty={{ title: words('trace.empty'), text: words('trace.emptyText') }}
      skeleton={<TraceSkeleton />}
      {...rest}
    >
      {(trace) => {
        const { model } = found
        if (!model) return null
        const { steps } = model
        return (
          <>
            <TraceHead model={model} books={found} className={rest.classNames?.head} />
            {steps.length === 0 ? (
              <EmptyBox title={words('trace.tooLarge')} text={words('trace.tooLargeText')} />
            ) : (
              <TraceBody
                key={trace.trace_id ?? trace.external_hash ?? trace.start_lt}
                steps={steps}
                books={found}
                view={view}
                first={transactionHash}
                classNames={rest.classNames}
              />
            )}
          </>
        )
      }}
    </Card>
  )
})
TraceTree.displayName = 'TraceTree'

const ROWS = ['56%', '64%', '48%', '60%', '52%']

const TraceSkeleton = () => (
  <DetailSkeleton>
    <FactsSkeleton count={4} />
    {ROWS.map((width) => (
      <Skeleton key={width} width={width} line={40} />
    ))}
  </DetailSkeleton>
)
