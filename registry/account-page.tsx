'use client'
import { AccountCard, ActivityFeed, JettonTable, NftGrid } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** An account: its balance, activity, tokens and NFTs. Needs a `TonCenterProvider` above it. */
export function AccountPage({ address }: { address: string }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <AccountCard address={address} headingLevel={1} />
      <ActivityFeed address={address} />
      <JettonTable address={address} />
      <NftGrid address={address} />
    </div>
  )
}
