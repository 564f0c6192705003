import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountCard } from '../../src/ui/AccountCard/AccountCard.tsx'
import { LUSD, MAIN, NEVER_SEEN, UNINIT } from '../accounts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/AccountCard',
  component: AccountCard,
  args: { address: MAIN },
  play: state.settled,
} satisfies Meta<typeof AccountCard>

export default meta
type Story = StoryObj<typeof meta>

export const Wallet: Story = {}
export const Contract: Story = { args: { address: LUSD } }
export const NotDeployed: Story = { args: { address: UNINIT } }
export const NeverSeen: Story = { args: { address: NEVER_SEEN } }
export const Named: Story = { args: { name: 'Harbour office' } }
/** Drawn from `data`: frozen, with other currencies, of the largest balance there can be. */
export const Frozen: Story = {
  args: {
    data: { balance: String(2n ** 120n - 1n), status: 'frozen', extra_currencies: { '100': '5000000000' } },
    addressRow: {
      user_friendly: null,
      domain: 'a-domain-that-is-much-longer-than-any-card-is-wide.ton',
      interfaces: ['wallet_v5r1'],
    },
  },
}
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Narrow: Story = state.narrow
export const NarrowFrozen: Story = { ...Frozen, ...state.narrow }
export const RightToLeft: Story = state.rightToLeft
