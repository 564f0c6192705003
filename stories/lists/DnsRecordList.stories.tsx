import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { dnsRecords } from '../fixtures/assets.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/DnsRecordList',
  component: DnsRecordList,
  args: { address: demo.main, heading: 'Domains' },
  play: state.settled,
} satisfies Meta<typeof DnsRecordList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { address: demo.empty } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
/** Long, hidden and hostile names; nothing recorded, everything recorded, nobody's. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: { data: dnsRecords } }
export const HidesFlagged: Story = { args: { data: dnsRecords, trustPolicy: 'hide' } }
export const Narrow: Story = { ...state.narrow, args: { data: dnsRecords } }
export const Compact: Story = { ...state.compact, args: { data: dnsRecords } }
export const Dark: Story = { ...state.dark, args: { data: dnsRecords } }
export const RightToLeft: Story = { ...state.rightToLeft, args: { data: dnsRecords } }
export const Russian: Story = { globals: { locale: 'ru' }, args: { data: dnsRecords } }
