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
export const States: Story = state.shell({
  empty: { data: copyMaster, metadata: comparedMetadata },
  stale: { address: demo.twinDollarJetton },
})
export const WithoutMetadata: Story = { args: { ...drawn, metadata: {} } }
export const Long: Story = { args: { ...drawn, metadata: longCopyMetadata } }
export const Hostile: Story = { args: { ...drawn, metadata: hostileCopyMetadata } }
export const Modes: Story = { ...state.modes, args: drawn }
