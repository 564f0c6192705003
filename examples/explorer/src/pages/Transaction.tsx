import { readHash } from 'toncenter-react/reading'
import { TraceNeighbours, TransactionDetails, TransactionSentence, ValueFlow } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** What one transaction did, its place in its trace, and where the value of the trace went. */
export function TransactionPage({ hash }: { hash: string }) {
  const say = useWords()
  const hex = readHash(hash)
  if (!hex) return <NotFoundPage title={say('missing.hash')} typed={hash} />
  return (
    <>
      <Title text={`${say('page.transaction')} ${hex.slice(0, 6)}…${hex.slice(-6)}`} isHidden />
      <TransactionSentence transactionHash={hex} />
      <TraceNeighbours transactionHash={hex} />
      <ValueFlow transactionHash={hex} />
      <TransactionDetails hash={hex} headingLevel={2} withAdjacent withOutcome={false} />
    </>
  )
}
