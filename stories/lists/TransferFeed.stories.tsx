import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransferFeed } from '../../src/ui/activity/TransferFeed/TransferFeed.tsx'
import { actionBook, actionMetadata, hostileActions, oddActions } from '../fixtures/actions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/TransferFeed',
  component: TransferFeed,
  args: { heading: 'Transfers' },
  play: state.settled,
} satisfies Meta<typeof TransferFeed>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: oddActions, metadata: actionMetadata, addressBook: actionBook, count: 40 }

export const Default: Story = {}
export const Empty: Story = { args: { data: [] } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** Every action that has a payer and a receiver. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: odd }
export const Hostile: Story = { args: { data: hostileActions } }
export const Narrow: Story = { ...state.narrow, args: odd }
export const Compact: Story = { ...state.compact, args: odd }
export const Dark: Story = { ...state.dark, args: odd }
export const RightToLeft: Story = { ...state.rightToLeft, args: odd }
export const Russian: Story = { globals: { locale: 'ru' }, args: odd }
