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
export const States: Story = state.shell({ empty: { data: [] } })
/** Every action that has a payer and a receiver. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: odd }
export const Hostile: Story = { args: { data: hostileActions } }
export const Modes: Story = { ...state.modes, args: odd }
