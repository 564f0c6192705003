import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { BalanceChart } from '../../src/ui/accounts/BalanceChart/BalanceChart.tsx'
import { balanceTransactions } from '../fixtures/histories.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/BalanceChart',
  component: BalanceChart,
  args: { address: demo.main },
  play: state.settled,
} satisfies Meta<typeof BalanceChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { data: balanceTransactions } }
export const OfTheChain: Story = {}
export const States: Story = { tags: ['quick'], ...state.shell({ empty: { data: [] } }) }
export const AsTable: Story = { ...state.asTable, args: { data: balanceTransactions } }
/** More coins than there are. */
export const Long: Story = {
  args: {
    data: balanceTransactions.map((row, index) => ({
      ...row,
      account_state_after: { balance: `${index + 1}${'9'.repeat(30)}` },
    })),
  },
}
export const Modes: Story = { ...state.modes, args: { data: balanceTransactions } }
