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
export const Empty: Story = { args: { data: [] } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** From billions to nothing. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: { data: topAccounts } }
/** Names of accounts, as strangers write them. */
export const Hostile: Story = {
  args: { data: topAccounts, addressBook: bookOf(topAccounts.map((row) => row.account)) },
}
export const Pages: Story = { args: { paging: 'pages', pageSize: 5 } }
export const Narrow: Story = { ...state.narrow, args: { data: topAccounts } }
export const Compact: Story = { ...state.compact, args: { data: topAccounts } }
export const Dark: Story = { ...state.dark, args: { data: topAccounts } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: topAccounts } }
export const Russian: Story = { globals: { locale: 'ru' }, args: { data: topAccounts } }
