import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { JETTON_TRACE } from '../accounts.ts'
import { actionMetadata } from '../fixtures/actions.ts'
import {
  bouncedTrace,
  bushOf,
  chainOf,
  hostileTrace,
  hugeTrace,
  pendingTrace,
  swapTrace,
  traceBook,
} from '../fixtures/traces.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Details/TraceTree',
  component: TraceTree,
  args: { data: swapTrace, addressBook: traceBook, metadata: actionMetadata },
  play: state.settled,
} satisfies Meta<typeof TraceTree>

export default meta
type Story = StoryObj<typeof meta>

/** Its code loads when it is drawn first. */
const graph = { parameters: { shows: '[data-part="graph"] [role="treeitem"]' } }
const asked = { data: undefined, traceId: hashOf(1) }

/** Selects the step whose row says `text`. */
const selecting = (text: string): Pick<Story, 'play'> => ({
  play: async (context) => {
    await state.settled(context)
    const rows = await within(context.canvasElement).findAllByRole('treeitem')
    const row = rows.find(({ textContent }) => textContent?.includes(text)) as HTMLElement
    await userEvent.click(row)
    await waitFor(() => expect(context.canvasElement.querySelector('[data-part="panel"]')).toBeVisible())
  },
})

export const Default: Story = {}
/** Asks for the trace. */
export const OfTheDemo: Story = {
  args: { data: undefined, metadata: undefined, addressBook: undefined, traceId: JETTON_TRACE },
}
export const Selected: Story = selecting('meridian-router.ton')
export const SelectedFailure: Story = selecting('0.02')
export const NotFound: Story = { ...state.shows('empty'), args: asked }
export const States: Story = { tags: ['quick'], ...state.shell({ stale: false }), args: asked }
export const Bounced: Story = { args: { data: bouncedTrace } }
export const Pending: Story = { args: { data: pendingTrace } }
export const Dropped: Story = {
  args: { data: pendingTrace, invalidated: Object.keys(pendingTrace.transactions ?? {}).slice(2) },
}
export const TooLarge: Story = { args: { data: hugeTrace } }
/** A chain of 400 contracts: what is deep is folded, and rows are indented twelve times at most. */
export const Long: Story = { ...state.shows('long'), args: { data: chainOf(400) } }
/** Hundreds of rows: those in sight are drawn. */
export const Unfolded: Story = {
  tags: ['quick'],
  args: { data: bushOf(400) },
  play: async (context) => {
    await state.settled(context)
    const show = within(context.canvasElement).getByRole('button', { name: /folded steps/ })
    await userEvent.click(show)
    await waitFor(() => expect(show).not.toBeInTheDocument())
  },
}
export const Hostile: Story = { ...state.shows('hostile'), args: { data: hostileTrace, addressBook: {} } }
export const ByKeyboard: Story = {
  tags: ['quick'],
  play: async (context) => {
    await state.settled(context)
    const canvas = within(context.canvasElement)
    const [first] = canvas.getAllByRole('treeitem')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{Home}{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(2))
    await userEvent.keyboard('{ArrowRight}m{Enter}')
    const panel = await canvas.findByRole('region')
    await expect(panel).toHaveTextContent('Step 4 of 11')
  },
}
export const NarrowSelected: Story = { ...state.narrow, ...selecting('meridian-router.ton') }
export const Dark: Story = { ...state.dark, ...selecting('meridian-router.ton') }
export const Graph: Story = {
  ...graph,
  args: { view: 'graph' },
  play: async (context) => {
    await selecting('meridian-router.ton').play?.(context)
    const edgeOf = (node: string) => {
      const box = context.canvasElement.querySelector(`[role="treeitem"]${node} rect`) as Element
      return getComputedStyle(box).stroke
    }
    const plain = edgeOf('[data-state="ok"][aria-selected="false"]')
    await expect(edgeOf('[aria-selected="true"]')).not.toBe(plain)
    await expect(edgeOf('[data-state="failed"]')).not.toBe(plain)
  },
}
export const GraphPending: Story = { ...graph, args: { view: 'graph', data: pendingTrace } }
export const GraphFolded: Story = { ...graph, args: { view: 'graph', data: bushOf(400) } }
export const GraphNarrow: Story = {
  ...state.narrow,
  parameters: { ...state.narrow.parameters, ...graph.parameters },
  args: { view: 'graph' },
}
export const GraphDark: Story = {
  ...graph,
  ...state.dark,
  args: { view: 'graph' },
  ...selecting('meridian-router.ton'),
}
export const Modes: Story = { ...state.modes }
