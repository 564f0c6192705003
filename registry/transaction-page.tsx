'use client'
import { TraceTree, TransactionDetails, TransactionSentence, ValueFlow } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** A transaction: what it did, its trace, where the value went, and its details. Needs a `TonCenterProvider` above it. */
export function TransactionPage({ hash }: { hash: string }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TransactionSentence transactionHash={hash} headingLevel={1} />
      <TraceTree transactionHash={hash} />
      <ValueFlow transactionHash={hash} />
      <TransactionDetails hash={hash} withOutcome={false} />
    </div>
  )
}
