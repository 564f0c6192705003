import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { JETTON_TRACE } from '../accounts.ts'
import { assetsFlow, flowBook, hostileFlow, pendingTrace, transferTrace } from '../fixtures/flows.ts'
import { bookOf } from '../fixtures/hostile.ts'
import { chainOf } from '../fixtures/traces.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const at = (data: Trace, place: number) => ({ data, transactionHash: data.transactions_order?.[place] as string })

const meta = {
  title: 'Details/TraceNeighbours',
  component: TraceNeighbours,
  args: { ...at(transferTrace, 1), addressBook: flowBook },
  play: state.settled,
} satisfies Meta<typeof TraceNeighbours>

export default meta
type Story = StoryObj<typeof meta>

const asked = { data: undefined, addressBook: undefined, transactionHash: JETTON_TRACE }

export const Default: Story = {}
/** The first step of a trace of the demo chain. */
export const OfTheDemo: Story = { args: asked }
export const States: Story = {
  ...state.shell({ empty: { ...asked, transactionHash: hashOf(1) }, stale: false }),
  args: asked,
}
/** The last step is not indexed yet. */
export const Pending: Story = { args: at(pendingTrace, 1) }
/** Two before it, two after it, and how many more. */
export const Long: Story = { args: at(chainOf(1234), 600) }
export const Branches: Story = { args: at(assetsFlow.data, 4) }
export const Hostile: Story = {
  args: { ...at(hostileFlow.data, 3), addressBook: bookOf(Object.keys(flowBook)) },
}
/** J and K follow the links of the app. */
export const Keys: Story = {
  tags: ['quick'],
  args: { keys: 'page' },
  play: async (context) => {
    await state.settled(context)
    const next = within(context.canvasElement).getByRole('link', { name: 'Next' })
    let pressed = 0
    next.addEventListener('click', (event) => {
      event.preventDefault()
      pressed += 1
    })
    await userEvent.keyboard('j')
    await expect(pressed).toBe(1)
  },
}
export const NarrowLong: Story = { ...state.narrow, args: at(chainOf(1234), 600) }
export const Modes: Story = state.modes
