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
export const States: Story = state.shell({ empty: { data: [] }, stale: { pageSize: 100 } })
/** Every kind of block, with the largest numbers. Drawn from `data`. */
export const Long: Story = { args: { data: oddBlocks } }
export const Hostile: Story = { args: { data: hostileBlocks } }
export const NarrowFewColumns: Story = { ...state.narrow, args: { columns: ['block', 'transactions', 'time'] } }
export const Modes: Story = state.modes
