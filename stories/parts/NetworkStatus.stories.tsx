import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkStatus } from '../../src/ui/NetworkStatus/NetworkStatus.tsx'
import * as state from '../states.ts'

const NOW = Date.UTC(2026, 0, 1, 12) / 1000
const blocks = (age: number) =>
  Array.from({ length: 20 }, (_, index) => ({
    seqno: 58_214_903 - index,
    gen_utime: String(NOW - age - Math.floor(index * 0.4)),
  }))

const meta = {
  title: 'Parts/NetworkStatus',
  component: NetworkStatus,
  parameters: { shows: '[data-state="ready"], [data-state="behind"]' },
  play: state.settled,
} satisfies Meta<typeof NetworkStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { data: blocks(2) } }
/** A service that lags. Drawn from `data`. */
export const Behind: Story = { args: { data: blocks(4000) } }
/** Asks for the head of the local chain, whose blocks are minutes apart. */
export const WithoutBlockTime: Story = { args: { blockTime: false } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** No block is known. */
export const Empty: Story = { args: { data: [] }, parameters: { shows: '[data-part]' } }
export const Long: Story = { args: { data: blocks(4_000_000) } }
export const Narrow: Story = { ...state.narrow, args: { data: blocks(4000) } }
export const Dark: Story = { ...state.dark, args: { data: blocks(4000) } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: blocks(1) } }
