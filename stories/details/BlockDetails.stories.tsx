import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { mergedBlock } from '../fixtures/blocks.ts'
import { hostileBlocks } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Details/BlockDetails',
  component: BlockDetails,
  args: { workchain: -1, seqno: 1 },
  play: state.settled,
} satisfies Meta<typeof BlockDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotFound: Story = { ...state.shows('empty'), args: { seqno: 2_000_000_000 } }
export const States: Story = state.shell({ stale: false })
/** A key block after a merge, about to split. Drawn from `data`. */
export const Merged: Story = { ...state.shows('long'), args: { data: mergedBlock } }
export const Hostile: Story = { args: { data: hostileBlocks[3] } }
export const Modes: Story = { ...state.modes, args: { data: mergedBlock } }
