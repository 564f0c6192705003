import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { StateCard } from '../../src/ui/accounts/StateCard/StateCard.tsx'
import { contractState } from '../fixtures/assets.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/StateCard',
  component: StateCard,
  args: { address: demo.main },
  play: state.settled,
} satisfies Meta<typeof StateCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Contract: Story = { args: { data: contractState({}) } }
export const Frozen: Story = { args: { address: demo.frozen } }
export const Uninit: Story = { args: { address: demo.uninit } }
export const States: Story = state.shell({ empty: { address: demo.empty } })
export const Long: Story = {
  ...state.shows('long'),
  args: { data: contractState({ balance: String(2n ** 120n - 1n), frozen_hash: hashOf(39) }) },
}
/** Its cells cannot be read, and its status is a word that nobody knows. */
export const Hostile: Story = {
  args: { data: contractState({ code_boc: 'te6cc', status: '<img src=x onerror=alert(1)>\u202E' as never }) },
}
export const Modes: Story = { ...state.modes, args: { data: contractState({}) } }
