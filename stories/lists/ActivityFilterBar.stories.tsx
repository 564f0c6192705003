import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { LUSD } from '../accounts.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/ActivityFilterBar',
  component: ActivityFilterBar,
  args: { assets: [{ address: LUSD, symbol: 'LUSD' }] },
} satisfies Meta<typeof ActivityFilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filtered: Story = {
  args: {
    data: {
      direction: 'in',
      kinds: ['transfer', 'nft'],
      asset: LUSD,
      outcome: 'success',
      since: '2026-01-05',
      until: '2026-02-09',
    },
  },
}
const opens = (name: string): Story => ({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await waitFor(() => expect(canvasElement.querySelector('[data-part="panel"]')).toBeVisible())
  },
})
export const Kinds = opens('Kind')
export const Assets = opens('Asset')
export const Dates = opens('Any date')
export const Settings = opens('Dust and flagged')
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
export const Modes: Story = state.modes
