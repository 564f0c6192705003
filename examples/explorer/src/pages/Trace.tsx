import { ActivityFeed, ValueFlow } from 'toncenter-react/ui'
import { readHash } from '../hash.ts'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** All that one message caused. */
export function TracePage({ hash }: { hash: string }) {
  const say = useWords()
  const hex = readHash(hash)
  if (!hex) return <NotFoundPage title={say('missing.hash')} typed={hash} />
  return (
    <>
      <Title text={`${say('page.trace')} ${hex.slice(0, 6)}…${hex.slice(-6)}`} isHidden />
      <ActivityFeed heading={say('page.trace')} params={{ trace_id: [hex] }} />
      <ValueFlow traceId={hex} />
    </>
  )
}
