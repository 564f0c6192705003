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
export const States: Story = state.shell({ empty: { data: [] } })
/** Sixteen shards, about to split and to merge. Drawn from `data`. */
export const Long: Story = { args: { data: oddBlocks } }
export const FewColumns: Story = { args: { data: oddBlocks, columns: ['shard', 'block', 'time'] } }
export const Hostile: Story = { args: { data: hostileBlocks } }
export const Modes: Story = { ...state.modes, args: { data: oddBlocks } }
