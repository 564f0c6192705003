import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ValueFlow } from '../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { JETTON_TRACE } from '../accounts.ts'
import {
  assetsFlow,
  flowBook,
  flowMetadata,
  hostileFlow,
  hugeFlow,
  longFlow,
  mintFlow,
  pendingTrace,
  transferTrace,
} from '../fixtures/flows.ts'
import { bookOf } from '../fixtures/hostile.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Details/ValueFlow',
  component: ValueFlow,
  args: { data: transferTrace, metadata: flowMetadata, addressBook: flowBook },
  play: state.settled,
} satisfies Meta<typeof ValueFlow>

export default meta
type Story = StoryObj<typeof meta>

const asked = { data: undefined, metadata: undefined, addressBook: undefined, traceId: JETTON_TRACE }

export const Default: Story = {}
/** Asks for the trace, and for its balance changes. */
export const OfTheDemo: Story = { args: asked }
export const States: Story = {
  ...state.shell({ empty: { data: undefined, traceId: hashOf(1) }, stale: false }),
  args: asked,
}
export const Pending: Story = { args: { data: pendingTrace } }
export const ManyAssets: Story = {
  tags: ['quick'],
  args: assetsFlow,
  play: async (context) => {
    await state.settled(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: '+ 2 assets' }))
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8)
    // A number of two lines of 20 px is hard to compare.
    for (const number of context.canvasElement.querySelectorAll('tbody td [data-part="number"]'))
      await expect(number.clientHeight).toBeLessThan(30)
  },
}
/** New jettons, which no account pays. */
export const Minted: Story = { args: mintFlow }
/** 160 accounts: 40 at first. */
export const Long: Story = { args: longFlow }
/** Above 4 000 transactions the service reports the balances alone. */
export const WithoutTransactions: Story = { args: hugeFlow }
export const Hostile: Story = { args: { ...hostileFlow, addressBook: bookOf(Object.keys(flowBook)) } }
export const HidesFlagged: Story = { args: { ...hostileFlow, trustPolicy: 'hide' } }
export const NarrowManyAssets: Story = { ...state.narrow, args: assetsFlow }
export const Modes: Story = state.modes
