import type { Meta, StoryObj } from '@storybook/react-vite'
import { RateChart } from '../../src/ui/blocks/RateChart/RateChart.tsx'
import { rateBlocks } from '../fixtures/blocks.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/RateChart',
  component: RateChart,
  play: state.settled,
} satisfies Meta<typeof RateChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { data: rateBlocks } }
export const OfTheChain: Story = {}
export const States: Story = state.shell({ empty: { data: [] } })
export const AsTable: Story = { ...state.asTable, args: { data: rateBlocks } }
/** Numbers as large as a block can have. */
export const Long: Story = {
  args: {
    data: rateBlocks.map((block, index) => ({
      ...block,
      seqno: 2 ** 31 - 60 + (block.seqno % 60),
      tx_count: index * 1_000_000,
    })),
  },
}
export const Modes: Story = { ...state.modes, args: { data: rateBlocks } }
