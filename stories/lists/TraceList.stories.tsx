import type { Meta, StoryObj } from '@storybook/react-vite'
import { TraceList } from '../../src/ui/traces/TraceList/TraceList.tsx'
import { MAIN, NEVER_SEEN } from '../accounts.ts'
import { hostileTraceBook, hostileTraces, listedBook, listedMetadata, listedTraces } from '../fixtures/traceRows.ts'
import { OWN } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/TraceList',
  component: TraceList,
  args: { address: MAIN, heading: 'Traces' },
  play: state.settled,
} satisfies Meta<typeof TraceList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: listedTraces, address: OWN, addressBook: listedBook, metadata: listedMetadata }
const hostile = { data: hostileTraces, address: OWN, addressBook: hostileTraceBook, metadata: listedMetadata }

export const Default: Story = {}
/** Without an account: nobody has more or less. */
export const WholeChain: Story = { args: { address: undefined, filter: {} } }
export const States: Story = state.shell({ empty: { address: NEVER_SEEN }, stale: { pageSize: 100 } })
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 5 } }
/** Rows wait at the head: what shows them floats, so that nothing moves under a reader. */
export const NewRows: Story = { args: { newRows: 3, onShowNew: () => undefined } }
/** Pending, awaited, bounced, failed, of many actions and of none, too large to be sent. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: odd }
/** One row could be read, and not drawn; another could not be read. */
export const Unreadable: Story = {
  tags: ['quick'],
  args: { ...odd, data: [...listedTraces.slice(0, 3), null, {}] as never },
  play: async (context) => {
    await state.settled(context)
    await state.unfolds(context.canvasElement, '2 rows could not be read')
  },
}
/** Names, comments and tokens that try to break out. Drawn from `data`. */
export const Hostile: Story = { args: hostile }
export const HostileNarrow: Story = { ...state.narrow, args: hostile }
/** Flagged rows are hidden and counted. */
export const Hidden: Story = { args: { ...hostile, trustPolicy: 'hide' } }
/** Rows of several actions open to a sentence for each. */
export const Opened: Story = {
  tags: ['quick', '!autodocs'],
  args: odd,
  play: async (context) => {
    await state.settled(context)
    await state.opens(context.canvasElement, 'and 9 more actions', 'Sent 75')
  },
}
export const NarrowOddCases: Story = { ...state.narrow, args: odd }
export const Tablet: Story = { parameters: { stage: { width: 768 } }, args: odd }
export const Modes: Story = { ...state.modes, args: odd }
