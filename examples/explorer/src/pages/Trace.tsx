import { readHash } from 'toncenter-react/reading'
import { ActivityFeed, TraceTree, useTraceTree, ValueFlow } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'
import { UnknownHash } from './UnknownHash.tsx'
import { WhyFailed } from './WhyFailed.tsx'

const WITHOUT_DETAILS = ['status', 'action', 'counterparty', 'amount', 'time'] as const

/** All that one message caused. */
export function TracePage({ hash }: { hash: string }) {
  const say = useWords()
  const hex = readHash(hash)
  return hex ? <FoundTrace hex={hex} /> : <NotFoundPage title={say('missing.hash')} typed={hash} />
}

function FoundTrace({ hex }: { hex: string }) {
  const say = useWords()
  // A graph needs room at its side.
  const isWide = window.innerWidth >= 640
  // The request of the tree below.
  const { isThere, data: trace, reading } = useTraceTree({ traceId: hex })
  // The head has all of a single action.
  const { main, net, more = 0 } = reading?.story ?? {}
  const isSaid = main && !net && more === 0
  if (isThere === false) return <UnknownHash hash={hex} />
  return (
    <>
      <Title text={`${say('page.trace')} ${hex.slice(0, 6)}…${hex.slice(-6)}`} isHidden />
      <TraceTree traceId={hex} view={isWide ? 'graph' : 'list'} />
      <WhyFailed trace={trace} />
      <ValueFlow traceId={hex} />
      {/* A trace has its actions when it is over. Until it is known, nothing is asked for that the head may have. */}
      {trace && trace.trace_info.trace_state !== 'pending' && !isSaid && (
        <ActivityFeed
          heading={say('tab.activity')}
          params={{ trace_id: [hex] }}
          // The head above says why.
          columns={reading?.outcome.status === 'failed' ? WITHOUT_DETAILS : undefined}
        />
      )}
    </>
  )
}
