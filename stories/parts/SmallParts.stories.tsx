import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { RateLimitError, ServerError } from '../../src/core/errors.ts'
import { CopyButton } from '../../src/ui/CopyButton/CopyButton.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState/ErrorState.tsx'
import { HashLabel } from '../../src/ui/HashLabel/HashLabel.tsx'
import { RateLimitNotice } from '../../src/ui/RateLimitNotice/RateLimitNotice.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import { TokenImage } from '../../src/ui/TokenImage/TokenImage.tsx'
import { LUSD, SHOP } from '../accounts.ts'
import * as state from '../states.ts'

const info = { endpoint: 'v3 transactions', network: 'mainnet' }
const failure = new ServerError({ ...info, status: 500, serviceText: 'pq: canceling statement due to user request' })
const pause = new RateLimitError({ ...info, status: 429 }, 3000)
const hash = '8f31c6d97b2e04a1556f0c3b9d8e7a6f5b4c3d2e1f00112233445566a1e7a04b'
const statuses = ['sent', 'pending', 'confirmed', 'success', 'bounced', 'failed', 'active', 'frozen', 'uninit'] as const

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlockEnd: 16 }}>{children}</div>
)

function AllParts() {
  return (
    <>
      <Row>
        {statuses.map((status) => (
          <StatusBadge key={status} data={status} />
        ))}
      </Row>
      <Row>
        <HashLabel data={hash} kind="transaction" />
        <HashLabel data={hash} />
        <CopyButton data="1284.5073912" label="Copy the balance" />
      </Row>
      <Row>
        <TokenImage token={{ symbol: 'LUSD' }} address={LUSD} />
        <TokenImage token={undefined} address={SHOP} />
        <TokenImage token={{ symbol: 'USDT', is_scam: true }} address={LUSD} />
        <TokenImage token={{ symbol: 'SPICY', is_nsfw: true }} address={LUSD} />
        <Skeleton width="120px" />
      </Row>
      <EmptyState title="No transactions yet" text="Transfers and contract calls of this account will appear here." />
      <ErrorState error={failure} onRetry={() => undefined} />
      <RateLimitNotice error={pause} shape="box" />
      <RateLimitNotice error={pause} />
    </>
  )
}

const meta = { title: 'Parts/Small parts', component: AllParts } satisfies Meta<typeof AllParts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = state.narrow
export const Compact: Story = state.compact
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
