'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { DetailBody } from '../../facts/Detail.tsx'
import { TraceFacts } from '../../reading/StepFacts.tsx'
import { StoryHeadSkeleton } from '../../reading/StoryHead.tsx'
import { stepOfEnding } from '../../reading/stepNote.ts'
import { useTraceBooks } from '../../reading/useRoles.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { EmptyBox } from '../../states/EmptyState.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { NO_ROWS } from '../../table/readRows.ts'
import { UnreadableNote } from '../../table/UnreadableNote.tsx'
import { useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { TraceBody } from './TraceBody.tsx'
import { TraceHead } from './TraceHead.tsx'
import styles from './TraceTree.module.css'
import { type TraceKey, type TraceTreeModel, type TraceTreeOptions, useTraceTree } from './useTraceTree.ts'
import type { TraceTreePart } from './viewProps.ts'

export type TraceTreeProps = Omit<ComponentProps<TraceTreePart, Trace, HTMLDivElement>, 'slots' | 'data'> &
  HeadingProps &
  TraceKey &
  Pick<TraceTreeOptions, 'addressBook' | 'metadata' | 'invalidated'> & {
    /** How its messages are rendered at first: as a list, or as a graph from left to right. The reader may switch. Default `list`. */
    view?: 'list' | 'graph' | undefined
  }

/**
 * Everything that one message caused. A head reports the outcome. Below it are the messages as a list or as a graph, and the
 * details of the selected step. One request, and one more where dust was sent: an imitator may have; a trace that grows is followed. Renders a `<div role="group">`.
 */
export const TraceTree = /* @__PURE__ */ defineCard({
  name: 'TraceTree',
  texts: traceTexts,
  stem: 'trace',
  own: {
    addressBook: true,
    invalidated: true,
    messageHash: true,
    metadata: true,
    traceId: true,
    transactionHash: true,
    view: true,
  },
  useModel: (props: TraceTreeProps) => useTraceTree(props),
  face: { Body: Messages, Skeleton: TraceSkeleton },
})

function Messages({ data: trace, model: found, props }: CardBodyProps<TraceTreeProps, TraceTreeModel>) {
  const { view = 'list', transactionHash, classNames } = props
  const words = useScope().wordsOf(traceTexts)
  const books = useTraceBooks(useTokenBooks(undefined, found), trace)
  const { reading } = found
  if (!reading) return null
  const { steps } = reading
  const { unreadable = NO_ROWS, transactions } = trace
  const ofTransactions = Object.values(transactions ?? {}).flatMap((one) => one.unreadable ?? NO_ROWS)
  return (
    <>
      <TraceHead data={reading} books={books} className={classNames?.head} asks={found.query !== undefined} />
      {steps.length === 0 ? (
        <EmptyBox title={words('trace.tooLarge')} text={words('trace.tooLargeText')} />
      ) : (
        <TraceBody
          key={trace.trace_id ?? trace.external_hash ?? trace.start_lt}
          trace={trace}
          steps={steps}
          decided={stepOfEnding(reading)}
          books={books}
          view={view}
          first={transactionHash}
          classNames={classNames}
        />
      )}
      <UnreadableNote data={[...unreadable, ...ofTransactions]} of="parts" />
    </>
  )
}

/** Of the net effects, and of the messages. */
const ROWS = ['40%', '36%', '56%', '64%', '48%', '60%', '52%']

function TraceSkeleton() {
  return (
    <div className={styles.waits} aria-hidden="true" data-part="loading">
      <StoryHeadSkeleton hasStep={false} />
      <TraceFacts values={undefined} className={styles.facts} />
      <DetailBody isPadded>
        {ROWS.map((width) => (
          <Skeleton key={width} width={width} line={40} />
        ))}
      </DetailBody>
    </div>
  )
}
