import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { LUSD, MAIN } from '../accounts.ts'
import { withNames } from '../ownNames.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/AddressLabel',
  component: AddressLabel,
  args: { address: MAIN },
} satisfies Meta<typeof AddressLabel>

export default meta
type Story = StoryObj<typeof meta>

/** The service says that it is a wallet: `UQ…`. */
export const Default: Story = {}
/** And that this is none: `EQ…`. */
export const Contract: Story = { args: { address: LUSD } }
export const Domain: Story = { args: { data: { user_friendly: null, domain: 'harbor.ton' } } }
export const Named: Story = { args: { name: 'Harbour office' } }
/** The reader's own name for it, with a pen; and a star, beside a domain. */
export const OwnName: Story = {
  args: { data: { user_friendly: null, domain: 'harbor.ton' } },
  decorators: [
    withNames({ [MAIN]: { name: 'Rent for the flat', isStarred: true }, [demoAccounts.shop]: { isStarred: true } }),
  ],
  parameters: { shows: '[data-part="own"]' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {[MAIN, demoAccounts.shop].map((address) => (
        <AddressLabel key={address} {...args} address={address} />
      ))}
    </div>
  ),
}
export const LargeSeal: Story = { args: { seal: 56, ends: 6 } }
export const LongName: Story = {
  ...state.narrow,
  args: { name: 'A name that does not end where anybody would expect it to end' },
}
export const HostileName: Story = { args: { name: 'not\u202Egpj.exe<img src=x onerror=alert(1)>' } }
export const Masterchain: Story = { args: { address: `-1:${'5'.repeat(64)}`, data: null } }
/** Two that begin and end alike: each shows the characters that differ. */
export const LookAlikes: Story = {
  tags: ['quick'],
  parameters: { shows: '[data-part="mark"]' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {[demoAccounts.anna, demoAccounts.poisoner, MAIN].map((address) => (
        <AddressLabel key={address} {...args} address={address} data={null} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="mark"]')).toHaveLength(2))
  },
}
/** Written for a test network, given on another one. */
export const TestNetworkForm: Story = {
  args: { address: toFriendlyAddress(MAIN, { bounceable: false, testOnly: true }), data: null },
  parameters: { shows: '[data-part="mark"]' },
}
/** Every spelling, opened by the keyboard. */
export const Spellings: Story = {
  tags: ['quick', '!autodocs'],
  args: { data: { user_friendly: null, domain: 'harbor.ton', interfaces: ['wallet_v5r1'] } },
  decorators: [(Story) => <div style={{ minBlockSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /^(Address formats|Форматы адреса)/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="panel"] button')).toHaveLength(3))
  },
}
export const NoAddress: Story = { ...state.shows('empty'), args: { address: 'not an address' } }
export const States: Story = { tags: ['quick'], ...state.shell({ stale: false }) }
export const Modes: Story = { ...state.modes }
