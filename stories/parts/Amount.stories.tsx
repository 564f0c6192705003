import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenImage } from '../../src/ui/images/TokenImage.tsx'
import { Amount } from '../../src/ui/parts/Amount.tsx'
import { LUSD } from '../accounts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/Amount',
  component: Amount,
  args: { data: '1284507391200' },
} satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

const token = {
  symbol: 'LUSD',
  decimals: 6,
  mark: <TokenImage token={{ symbol: 'LUSD' }} address={LUSD} size={16} />,
}

export const Default: Story = {}
export const Full: Story = { args: { precision: 'full' } }
export const Incoming: Story = { args: { data: '18250000000', direction: 'in' } }
export const Outgoing: Story = { args: { data: '32000000000', direction: 'out' } }
export const CameBack: Story = { args: { data: '5000000000', direction: 'out', isVoid: true } }
export const Tiny: Story = { args: { data: '1' } }
export const Zero: Story = { args: { data: '0' } }
export const Jetton: Story = { args: { data: '1500000000', token, direction: 'in' } }
/** No decimals are known: smallest units, and a chip that says so. */
export const RawUnits: Story = { args: { data: '840000000', token: { symbol: 'PAPER' } } }
export const Masked: Story = { args: { masked: true } }
export const Long: Story = { ...state.narrow, args: { data: 2n ** 120n - 1n, precision: 'full' } }
export const HostileSymbol: Story = { args: { token: { symbol: 'GR\u202EMA\u200B<b>', decimals: 9 } } }
export const Modes: Story = { ...state.modes, args: { direction: 'in' } }
