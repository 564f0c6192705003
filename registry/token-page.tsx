'use client'
import { JettonCard, JettonTransferList, SupplyChart } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** A jetton: what it is and who may mint it, its supply over time, its transfers. Needs a `TonCenterProvider` above it. */
export function TokenPage({ address }: { address: string }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <JettonCard address={address} headingLevel={1} />
      <SupplyChart address={address} />
      <JettonTransferList jetton={address} heading="Transfers" />
    </div>
  )
}
