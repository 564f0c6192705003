import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressLabel } from '../../src/ui/AddressLabel/AddressLabel.tsx'
import { LUSD, MAIN } from '../accounts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/AddressLabel',
  component: AddressLabel,
  args: { address: MAIN },
} satisfies Meta<typeof AddressLabel>

export default meta
type Story = StoryObj<typeof meta>

/** The service says that it is a wallet: `UQ…`. */
export const Wallet: Story = {}
/** And that this is none: `EQ…`. */
export const Contract: Story = { args: { address: LUSD } }
export const Domain: Story = { args: { data: { user_friendly: null, domain: 'harbor.ton' } } }
export const Named: Story = { args: { name: 'Harbour office' } }
export const LargeSeal: Story = { args: { seal: 56, ends: 6 } }
export const LongName: Story = {
  ...state.narrow,
  args: { name: 'A name that does not end where anybody would expect it to end' },
}
export const HostileName: Story = { args: { name: 'not\u202Egpj.exe<img src=x onerror=alert(1)>' } }
export const Masterchain: Story = { args: { address: `-1:${'5'.repeat(64)}`, data: null } }
export const NoAddress: Story = { args: { address: 'not an address' } }
/** Names fall back to the address, so a failing service takes nothing away. */
export const Failing: Story = state.failing
export const Loading: Story = state.loading
export const RateLimited: Story = state.rateLimited
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
