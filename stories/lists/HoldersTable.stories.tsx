import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { HOLDERS_SUPPLY, holders, jettonMetadata } from '../fixtures/assets.ts'
import { bookOf } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/HoldersTable',
  component: HoldersTable,
  args: { jetton: demo.dollarJetton, heading: 'Holders' },
  play: state.settled,
} satisfies Meta<typeof HoldersTable>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: holders, metadata: jettonMetadata, totalSupply: HOLDERS_SUPPLY }

export const Default: Story = {}
export const States: Story = state.shell({ empty: { jetton: demo.empty } })
export const WithShares: Story = { args: { shares: true } }
/** From 40 % down to one who holds next to nothing. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long'), args: odd }
/** Names of holders, as strangers write them. */
export const Hostile: Story = { args: { ...odd, addressBook: bookOf(holders.map((row) => row.owner)) } }
/** Nobody said how much there is. */
export const WithoutSupply: Story = { args: { data: holders, metadata: jettonMetadata } }
/** The jetton does not say how many decimals it has. */
export const WithoutMetadata: Story = { args: { data: holders, totalSupply: HOLDERS_SUPPLY } }
export const Pages: Story = { args: { paging: 'pages', pageSize: 3 } }
export const Modes: Story = { ...state.modes, args: odd }
