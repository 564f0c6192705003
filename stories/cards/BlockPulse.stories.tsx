import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockPulse } from '../../src/ui/blocks/BlockPulse/BlockPulse.tsx'
import { pulseBlocks } from '../fixtures/blocks.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/BlockPulse',
  component: BlockPulse,
  play: state.settled,
} satisfies Meta<typeof BlockPulse>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { data: pulseBlocks } }
export const OfTheChain: Story = {}
export const States: Story = state.shell({ empty: { data: [] } })
export const AsTable: Story = { ...state.asTable, args: { data: pulseBlocks } }
/** The chain rested for months. */
export const Rested: Story = {
  args: {
    data: pulseBlocks.map((block) => ({
      ...block,
      gen_utime: String(Number(block.gen_utime) - (block.seqno % 60 < 20 ? 26_000_000 : 0)),
    })),
  },
}
/** Numbers as large as a block can have. */
export const Long: Story = {
  args: {
    data: pulseBlocks.map((block, index) => ({
      ...block,
      seqno: 2 ** 31 - 60 + (block.seqno % 60),
      tx_count: index * 1_000_000,
    })),
  },
}
export const Modes: Story = { ...state.modes, args: { data: pulseBlocks } }
