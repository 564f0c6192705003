import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { activityFilterFromSearch } from '../../src/ui/activity/filters/filter.ts'
import { LETTERS, MAIN, NEVER_SEEN, SHOP } from '../accounts.ts'
import { actionBook, actionMetadata, hostileActions, oddActions } from '../fixtures/actions.ts'
import { OWN } from '../fixtures/transactions.ts'
import { inHostCard } from '../HostCard.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/ActivityFeed',
  component: ActivityFeed,
  args: { address: MAIN, heading: 'Activity' },
  play: state.settled,
} satisfies Meta<typeof ActivityFeed>

export default meta
type Story = StoryObj<typeof meta>

const odd = { address: OWN, data: oddActions, metadata: actionMetadata, addressBook: actionBook }

export const Default: Story = {}
/** In a card of the app, which has a frame and a padding of its own. */
export const InACard: Story = { args: { frame: false, heading: undefined }, decorators: [inHostCard] }
export const Contract: Story = { args: { address: SHOP } }
/** Comments of every length and script. */
export const Long: Story = { args: { address: LETTERS } }
/** Nobody's view: who paid, and who was paid. */
export const WholeChain: Story = { args: { address: undefined, params: {} } }
export const States: Story = state.shell({ empty: { address: NEVER_SEEN }, stale: { pageSize: 100 } })
export const RateLimitedWithRows: Story = { ...state.rateLimitedLater, args: { pageSize: 100 } }
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 5 } }
export const Pages: Story = { args: { paging: 'pages', pageSize: 10 } }
/**
 * Pending, confirmed, failed, bounced, poisoned, dust, scam, of no known decimals, of 2^120 − 1, to itself, in extra currencies,
 * of kinds that nobody knows. Drawn from `data`.
 */
export const OddCases: Story = { args: odd }
/** Comments that try to break out. Drawn from `data`. */
export const Hostile: Story = { args: { address: OWN, data: hostileActions } }
export const ShowsFlagged: Story = { args: { ...odd, trustPolicy: 'show' } }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
export const Opened: Story = {
  tags: ['quick', '!autodocs'],
  args: odd,
  play: async (context) => {
    await state.settled(context)
    await state.opens(context.canvasElement, 'Ran out of gas', 'Phases')
    await expect(within(context.canvasElement).getByRole('table')).toBeVisible()
  },
}
export const OpenedNarrow: Story = { ...Opened, ...state.narrow }

/** With an `ActivityFilterBar`. To keep the filter in a URL: `activityFilterToSearch` and `activityFilterFromSearch`. */
export const Filters: Story = {
  tags: ['quick'],
  args: { toolbar: <ActivityFilterBar />, defaultFilter: activityFilterFromSearch('outcome=success') },
  play: async (context) => {
    await state.settled(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Out' }))
    await waitFor(() => expect(canvas.queryByText('IN')).toBeNull())
    await expect(canvas.getAllByText('OUT').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Kind' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfers' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}
export const FiltersNarrow: Story = { ...Filters, ...state.narrow }
export const Tablet: Story = { parameters: { stage: { width: 768 } }, args: odd }
export const RightToLeftNarrow: Story = { ...state.rightToLeft, ...state.narrow, args: odd }
export const Modes: Story = { ...state.modes, args: odd }
