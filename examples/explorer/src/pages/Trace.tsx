import { readHash } from 'toncenter-react/reading'
import { ActivityFeed, TraceTree, ValueFlow } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** All that one message caused. */
export function TracePage({ hash }: { hash: string }) {
  const say = useWords()
  const hex = readHash(hash)
  // A graph needs room at its side.
  const isWide = window.innerWidth >= 640
  if (!hex) return <NotFoundPage title={say('missing.hash')} typed={hash} />
  return (
    <>
      <Title text={`${say('page.trace')} ${hex.slice(0, 6)}…${hex.slice(-6)}`} isHidden />
      <TraceTree traceId={hex} view={isWide ? 'graph' : 'list'} />
      <ValueFlow traceId={hex} />
      <ActivityFeed heading={say('tab.activity')} params={{ trace_id: [hex] }} />
    </>
  )
}
