import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { MAIN, NEVER_SEEN } from '../accounts.ts'
import { hostileMessages, oddMessages } from '../fixtures/messages.ts'
import { OWN } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/MessageList',
  component: MessageList,
  args: { filter: { destination: MAIN }, address: MAIN, heading: 'Messages' },
  play: state.settled,
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: oddMessages, address: OWN }

export const Default: Story = {}
export const WholeChain: Story = { args: { filter: {}, address: undefined } }
export const FromOutside: Story = { args: { filter: { only_externals: true }, address: undefined } }
export const States: Story = state.shell({ empty: { filter: { source: NEVER_SEEN } }, stale: { pageSize: 100 } })
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 5 } }
/** From and to the outside, bounced, encrypted, empty, of 1 000 characters, with extra currencies. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: odd }
/** Comments that try to break out. Drawn from `data`. */
export const Hostile: Story = { args: { data: hostileMessages } }
export const HidesFlagged: Story = { args: { data: hostileMessages, trustPolicy: 'hide' } }
export const Opened: Story = {
  tags: ['quick', '!autodocs'],
  args: odd,
  play: async (context) => {
    await state.settled(context)
    await state.opens(context.canvasElement, 'Jetton transfer', 'Body hash')
  },
}
export const Tablet: Story = { parameters: { stage: { width: 768 } }, args: odd }
export const Modes: Story = { ...state.modes, args: odd }
