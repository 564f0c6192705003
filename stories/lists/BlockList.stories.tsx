import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { oddBlocks } from '../fixtures/blocks.ts'
import { hostileBlocks } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/BlockList',
  component: BlockList,
  args: { heading: 'Blocks' },
  play: state.settled,
} satisfies Meta<typeof BlockList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Masterchain: Story = { args: { workchain: -1 } }
export const Empty: Story = { args: { data: [] } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = { ...state.stale, args: { pageSize: 100 } }
/** Every kind of block, with the largest numbers. Drawn from `data`. */
export const Long: Story = { args: { data: oddBlocks } }
export const Hostile: Story = { args: { data: hostileBlocks } }
export const Narrow: Story = state.narrow
export const NarrowFewColumns: Story = { ...state.narrow, args: { columns: ['block', 'transactions', 'time'] } }
export const Compact: Story = state.compact
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
