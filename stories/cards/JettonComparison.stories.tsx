import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { JettonComparison } from '../../src/ui/jettons/JettonComparison/JettonComparison.tsx'
import {
  comparedMetadata,
  copyMaster,
  hostileCopyMetadata,
  longCopyMetadata,
  supplyMaster,
} from '../fixtures/histories.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/JettonComparison',
  component: JettonComparison,
  args: { address: demo.twinDollarJetton },
  play: state.settled,
} satisfies Meta<typeof JettonComparison>

export default meta
type Story = StoryObj<typeof meta>

const drawn = { data: copyMaster, original: supplyMaster, metadata: comparedMetadata }

export const Default: Story = { args: drawn }
/** A token that imitates nothing. */
export const Empty: Story = { args: { data: copyMaster, metadata: comparedMetadata } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = { ...state.stale, args: { address: demo.twinDollarJetton } }
export const WithoutMetadata: Story = { args: { ...drawn, metadata: {} } }
export const Long: Story = { args: { ...drawn, metadata: longCopyMetadata } }
export const Hostile: Story = { args: { ...drawn, metadata: hostileCopyMetadata } }
export const Narrow: Story = { ...state.narrow, args: drawn }
export const Dark: Story = { ...state.dark, args: drawn }
export const RightToLeft: Story = { ...state.rightToLeft, args: drawn }
export const Russian: Story = { globals: { locale: 'ru' }, args: drawn }
