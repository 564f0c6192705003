import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { SupplyChart } from '../../src/ui/jettons/SupplyChart/SupplyChart.tsx'
import { hostileSupplyMetadata, supplyEvents, supplyMaster, supplyMetadata } from '../fixtures/histories.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/SupplyChart',
  component: SupplyChart,
  args: { address: demo.cometJetton },
  play: state.settled,
} satisfies Meta<typeof SupplyChart>

export default meta
type Story = StoryObj<typeof meta>

const drawn = { data: supplyMaster, events: supplyEvents, metadata: supplyMetadata }

export const Default: Story = { args: drawn }
export const OfTheChain: Story = {}
export const States: Story = state.shell({ empty: { ...drawn, events: [] } })
export const AsTable: Story = { ...state.asTable, args: drawn }
/** A supply of 40 digits. */
export const Long: Story = { args: { ...drawn, data: { ...supplyMaster, total_supply: '9'.repeat(40) } } }
/** Nobody says its symbol and its decimals. */
export const WithoutMetadata: Story = { args: { ...drawn, metadata: {} } }
export const Hostile: Story = { args: { ...drawn, metadata: hostileSupplyMetadata } }
export const Modes: Story = { ...state.modes, args: drawn }
