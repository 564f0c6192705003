import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { oddAccounts, prices } from '../fixtures/assets.ts'
import { hostileName } from '../fixtures/hostile.ts'
import { withNames } from '../ownNames.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/AccountCard',
  component: AccountCard,
  args: { address: demo.main },
  play: state.settled,
} satisfies Meta<typeof AccountCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Contract: Story = { args: { address: demo.dollarJetton } }
export const Frozen: Story = { args: { address: demo.frozen } }
export const ExtraCurrency: Story = { args: { address: demo.extraCurrency } }
export const Uninit: Story = { args: { address: demo.uninit } }
/** The chain has never heard of it: it holds 0. */
export const NeverSeen: Story = { args: { address: demo.empty } }
export const States: Story = { tags: ['quick'], ...state.shell({ empty: { address: 'nonsense' }, ...state.waits() }) }
export const Offline: Story = { tags: ['quick'], ...state.offline }
export const WithName: Story = {
  args: {
    data: oddAccounts.wallet,
    addressRow: { user_friendly: null, domain: 'harbor.ton' },
    priceSource: prices,
  },
}
export const Named: Story = { args: { name: 'Harbour office' } }
/** The reader's own name for it, and the buttons that change it. */
export const OwnName: Story = {
  args: { data: oddAccounts.wallet, addressRow: { user_friendly: null, domain: 'harbor.ton' } },
  decorators: [withNames({ [String(oddAccounts.wallet?.address)]: { name: 'Rent for the flat', isStarred: true } })],
  parameters: { shows: '[data-part="own"]' },
}
export const Masked: Story = { args: { data: oddAccounts.wallet, masked: true, priceSource: prices } }
/** Two other currencies, a number of 2^120 − 1, interfaces that strangers named. Drawn from `data`. */
export const OddCurrencies: Story = { args: { data: oddAccounts.extra } }
export const OddFrozen: Story = { args: { data: oddAccounts.frozen } }
export const HostileName: Story = {
  ...state.shows('long'),
  args: {
    data: oddAccounts.wallet,
    addressRow: hostileName,
  },
}
export const Modes: Story = { ...state.modes, args: { data: oddAccounts.extra, priceSource: prices } }
