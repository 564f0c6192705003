import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ActivityFilterBar } from '../../src/ui/ActivityFeed/ActivityFilterBar.tsx'
import { LUSD } from '../accounts.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/ActivityFilterBar',
  component: ActivityFilterBar,
  args: { data: {}, assets: [{ address: LUSD, symbol: 'LUSD' }], onChange: () => undefined },
  render: function Filtered(args) {
    const [filter, setFilter] = useState(args.data)
    return <ActivityFilterBar {...args} data={filter} onChange={setFilter} />
  },
} satisfies Meta<typeof ActivityFilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filtered: Story = {
  args: { data: { direction: 'in', kinds: ['jetton'], outcome: 'success', spam: 'hide' } },
}
export const Long: Story = {
  args: {
    assets: [{ address: LUSD, symbol: 'A token whose symbol is a sentence of its own'.repeat(3) }],
    data: { asset: LUSD },
  },
}
/** Symbols of tokens, as strangers write them. */
export const Hostile: Story = {
  args: {
    assets: HOSTILE_TEXTS.map((symbol, index) => ({ address: `0:${String(index).padStart(64, '0')}`, symbol })),
    data: { asset: `0:${'1'.padStart(64, '0')}` },
  },
}
export const Narrow: Story = state.narrow
export const RightToLeft: Story = state.rightToLeft
