import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopAccountsTable } from '../../src/ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
import { topAccounts } from '../fixtures/assets.ts'
import { bookOf } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/TopAccountsTable',
  component: TopAccountsTable,
  args: { heading: 'Top accounts' },
  play: state.settled,
} satisfies Meta<typeof TopAccountsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = state.shell({ empty: { data: [] } })
/** From billions to nothing. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: { data: topAccounts } }
/** Names of accounts, as strangers write them. */
export const Hostile: Story = {
  args: { data: topAccounts, addressBook: bookOf(topAccounts.map((row) => row.account)) },
}
export const Pages: Story = { args: { paging: 'pages', pageSize: 5 } }
export const Modes: Story = { ...state.modes, args: { data: topAccounts } }
