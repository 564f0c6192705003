import type { Meta, StoryObj } from '@storybook/react-vite'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { MAIN, NEVER_SEEN } from '../accounts.ts'
import { jettonMetadata, jettonWallets } from '../fixtures/jettons.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/JettonTable',
  component: JettonTable,
  args: { owner: MAIN, heading: 'Tokens' },
  play: state.settled,
} satisfies Meta<typeof JettonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { owner: NEVER_SEEN } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** Unknown, 0 and 30 decimals, no metadata, flagged, empty, hostile and long names. Drawn from `data`. */
export const OddCases: Story = { args: { data: jettonWallets, metadata: jettonMetadata } }
export const ShowsFlagged: Story = { args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'show' } }
export const HidesFlagged: Story = { args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'hide' } }
export const Narrow: Story = { ...state.narrow, args: { data: jettonWallets, metadata: jettonMetadata } }
export const Compact: Story = { ...state.compact, args: { data: jettonWallets, metadata: jettonMetadata } }
export const Dark: Story = {
  ...state.dark,
  args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'show' },
}
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: jettonWallets, metadata: jettonMetadata } }
