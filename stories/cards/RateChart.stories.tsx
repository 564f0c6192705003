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
export const Empty: Story = { args: { data: [] } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
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
export const Narrow: Story = { ...state.narrow, args: { data: rateBlocks } }
export const Dark: Story = { ...state.dark, args: { data: rateBlocks } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: rateBlocks } }
export const Russian: Story = { globals: { locale: 'ru' }, args: { data: rateBlocks } }
