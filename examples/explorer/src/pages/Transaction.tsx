import { readHash } from 'toncenter-react/reading'
import { TraceNeighbours, TransactionDetails, TransactionSentence, useTraceTree, ValueFlow } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'
import { UnknownHash } from './UnknownHash.tsx'
import { WhyFailed } from './WhyFailed.tsx'

/** What one transaction did, its place in its trace, where the value of the whole trace went, and all of the transaction. */
export function TransactionPage({ hash }: { hash: string }) {
  const say = useWords()
  const hex = readHash(hash)
  return hex ? <FoundTransaction hex={hex} /> : <NotFoundPage title={say('missing.hash')} typed={hash} />
}

function FoundTransaction({ hex }: { hex: string }) {
  const say = useWords()
  // The request of the cards below.
  const { isThere, data: trace } = useTraceTree({ transactionHash: hex })
  const { trace_state: state, transactions } = trace?.trace_info ?? {}
  // A single step has no neighbours, and never gets any.
  const isAlone = state === 'complete' && transactions === 1
  const page = (
    <>
      <Title text={`${say('page.transaction')} ${hex.slice(0, 6)}…${hex.slice(-6)}`} isHidden />
      <TransactionSentence transactionHash={hex} />
      {!isAlone && <TraceNeighbours transactionHash={hex} />}
      <ValueFlow transactionHash={hex} />
      <TransactionDetails hash={hex} headingLevel={2} withAdjacent withOutcome={false} />
      <WhyFailed trace={trace} hash={hex} />
    </>
  )
  return isThere === false ? <UnknownHash hash={hex}>{page}</UnknownHash> : page
}
