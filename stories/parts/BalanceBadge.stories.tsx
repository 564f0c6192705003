import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { MAIN, NEVER_SEEN } from '../accounts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/BalanceBadge',
  component: BalanceBadge,
  args: { address: MAIN },
  play: state.settled,
} satisfies Meta<typeof BalanceBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Full: Story = { args: { precision: 'full' } }
/** The key figure of a page. */
export const Large: Story = { args: { size: 'large', precision: 'full' } }
export const LargeNarrow: Story = { ...Large, ...state.narrow }
export const LargeLoading: Story = { ...state.loading, args: { size: 'large' } }
/** As large as the text around it. */
export const InText: Story = {
  decorators: [
    (Story) => (
      <p style={{ font: '500 1.75rem/1.4 Georgia, serif', margin: 0 }}>
        This account holds <Story />, and that is all.
      </p>
    ),
  ],
}
export const Masked: Story = { args: { masked: true } }
export const NeverSeen: Story = { ...state.shows('empty'), args: { address: NEVER_SEEN } }
export const OneNanogram: Story = { args: { data: { balance: '1', status: 'active' } } }
export const Huge: Story = {
  ...state.shows('long'),
  args: { data: { balance: String(2n ** 120n - 1n), status: 'active' }, precision: 'full' },
}
export const States: Story = { tags: ['quick'], ...state.shell(state.waits()) }
export const Offline: Story = { tags: ['quick'], ...state.offline }
export const Modes: Story = { ...state.modes, args: { precision: 'full' } }
