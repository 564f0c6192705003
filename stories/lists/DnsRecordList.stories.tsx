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
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Long, hidden and hostile names; nothing recorded, everything recorded, nobody's. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: { data: dnsRecords } }
export const HidesFlagged: Story = { args: { data: dnsRecords, trustPolicy: 'hide' } }
export const Modes: Story = { ...state.modes, args: { data: dnsRecords } }
