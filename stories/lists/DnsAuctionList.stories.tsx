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
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** About to end, days away, won, without a bid, with an end that no calendar has. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: { data: dnsAuctions } }
/** Names of bidders, as strangers write them. */
export const Hostile: Story = {
  args: { data: dnsAuctions, addressBook: bookOf(dnsAuctions.map((row) => row.max_bid_address ?? '')) },
}
export const Modes: Story = { ...state.modes, args: { data: dnsAuctions } }
