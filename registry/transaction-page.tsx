'use client'
import { TraceTree, TransactionDetails, TransactionSentence, ValueFlow } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** A transaction: what it did, its details, its trace, and where the value of that went. Needs a `TonCenterProvider` above it. */
export function TransactionPage({ hash }: { hash: string }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TransactionSentence transactionHash={hash} headingLevel={1} />
      <TransactionDetails hash={hash} withOutcome={false} />
      <TraceTree transactionHash={hash} />
      <ValueFlow transactionHash={hash} />
    </div>
  )
}
