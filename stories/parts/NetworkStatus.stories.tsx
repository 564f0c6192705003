import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { headBlocks } from '../fixtures/blocks.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/NetworkStatus',
  component: NetworkStatus,
  parameters: { shows: '[data-state="ready"], [data-state="behind"]' },
  play: state.settled,
} satisfies Meta<typeof NetworkStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { data: headBlocks(2) } }
/** A service that lags. Drawn from `data`. */
export const Behind: Story = { args: { data: headBlocks(4000) } }
/** Asks for the head of the local chain, whose blocks are minutes apart. */
export const WithoutBlockTime: Story = { args: { blockTime: false } }
export const States: Story = { tags: ['quick'], ...state.shell({ stale: { blockTime: false }, ...state.waits() }) }
export const Offline: Story = { tags: ['quick'], ...state.offline }
/** No block is known. */
export const Empty: Story = { args: { data: [] }, parameters: { shows: '[data-part]' } }
export const Long: Story = { args: { data: headBlocks(4_000_000) } }
/** A card of facts. */
export const Tiles: Story = { args: { look: 'tiles', data: headBlocks(2) } }
export const TilesBehind: Story = { args: { look: 'tiles', data: headBlocks(4000) } }
export const TilesLoading: Story = { ...state.loading, args: { look: 'tiles' } }
export const TilesFailing: Story = { ...state.failing, args: { look: 'tiles' } }
export const TilesNarrow: Story = { ...state.narrow, args: { look: 'tiles', data: headBlocks(2) } }
export const TilesDark: Story = { ...state.dark, args: { look: 'tiles', data: headBlocks(2) } }
export const Modes: Story = { ...state.modes, args: { data: headBlocks(4000) } }
