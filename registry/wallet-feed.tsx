'use client'
import { ActivityFeed, ActivityFilterBar, BalanceBadge } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** A wallet: its balance, and what it sent and got, pending steps included, with a filter. Needs a `TonCenterProvider` above it. */
export function WalletFeed({ address }: { address: string }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <h1>
        <BalanceBadge address={address} />
      </h1>
      <ActivityFeed address={address} toolbar={<ActivityFilterBar />} />
    </div>
  )
}
