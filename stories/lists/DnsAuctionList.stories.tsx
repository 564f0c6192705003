import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { DnsAuctionList } from '../../src/ui/dns/DnsAuctionList/DnsAuctionList.tsx'
import { dnsAuctions } from '../fixtures/assets.ts'
import { bookOf } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/DnsAuctionList',
  component: DnsAuctionList,
  args: { address: demo.main, heading: 'Domain auctions' },
  play: state.settled,
} satisfies Meta<typeof DnsAuctionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { address: demo.empty } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** About to end, days away, won, without a bid, with an end that no calendar has. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: { data: dnsAuctions } }
/** Names of bidders, as strangers write them. */
export const Hostile: Story = {
  args: { data: dnsAuctions, addressBook: bookOf(dnsAuctions.map((row) => row.max_bid_address ?? '')) },
}
export const Narrow: Story = { ...state.narrow, args: { data: dnsAuctions } }
export const Compact: Story = { ...state.compact, args: { data: dnsAuctions } }
export const Dark: Story = { ...state.dark, args: { data: dnsAuctions } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: dnsAuctions } }
export const Russian: Story = { globals: { locale: 'ru' }, args: { data: dnsAuctions } }
