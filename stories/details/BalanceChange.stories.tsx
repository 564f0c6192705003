import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceChange } from '../../src/ui/reading/BalanceChange/BalanceChange.tsx'
import { JETTON_TRACE } from '../accounts.ts'
import { changeTrace, flowBook, RECEIVER, SENDER, transferTrace } from '../fixtures/flows.ts'
import { bookOf } from '../fixtures/hostile.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Details/BalanceChange',
  component: BalanceChange,
  args: { data: changeTrace({}), addressBook: flowBook },
  play: state.settled,
} satisfies Meta<typeof BalanceChange>

export default meta
type Story = StoryObj<typeof meta>

const asked = { data: undefined, addressBook: undefined, traceId: JETTON_TRACE }

export const Default: Story = {}
/** Asks for the trace. */
export const OfTheDemo: Story = { args: asked }
export const States: Story = {
  ...state.shell({ empty: { data: undefined, traceId: hashOf(1) }, stale: false }),
  args: asked,
}
/** The service keeps the hash of a state alone. */
export const Unknown: Story = { args: { data: changeTrace({ isUnknown: true }) } }
/** Another trace moved the balance of the sender in between. */
export const Between: Story = { args: { data: changeTrace({ hasOthers: true }) } }
export const Long: Story = {
  ...state.shows('long'),
  args: { data: changeTrace({ balance: 5_000_000_000_000_000_000n }) },
}
export const SeveralAccounts: Story = { args: { data: transferTrace } }
export const Hostile: Story = { args: { addressBook: bookOf([SENDER, RECEIVER]) } }
export const Modes: Story = state.modes
