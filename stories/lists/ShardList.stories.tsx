import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShardList } from '../../src/ui/blocks/ShardList/ShardList.tsx'
import { oddBlocks } from '../fixtures/blocks.ts'
import { hostileBlocks } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/ShardList',
  component: ShardList,
  args: { heading: 'Shards' },
  play: state.settled,
} satisfies Meta<typeof ShardList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Of a block that the service does not know. */
export const Unknown: Story = { args: { seqno: 2_000_000_000 }, parameters: { shows: '[data-state="error"]' } }
export const Empty: Story = { args: { data: [] } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** Sixteen shards, about to split and to merge. Drawn from `data`. */
export const Long: Story = { args: { data: oddBlocks } }
export const FewColumns: Story = { args: { data: oddBlocks, columns: ['shard', 'block', 'time'] } }
export const Hostile: Story = { args: { data: hostileBlocks } }
export const Narrow: Story = { ...state.narrow, args: { data: oddBlocks } }
export const Compact: Story = { ...state.compact, args: { data: oddBlocks } }
export const Dark: Story = { ...state.dark, args: { data: oddBlocks } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: oddBlocks } }
