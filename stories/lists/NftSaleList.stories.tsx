import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftSaleList } from '../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { nftMetadata, nftSales } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/NftSaleList',
  component: NftSaleList,
  args: { contracts: [demo.sale], heading: 'On sale' },
  play: state.settled,
} satisfies Meta<typeof NftSaleList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: nftSales, metadata: nftMetadata }

export const Default: Story = {}
export const OfAnOwner: Story = { args: { contracts: undefined, address: demo.main } }
export const States: Story = state.shell({ empty: { contracts: undefined, address: demo.empty } })
/** Fixed prices, auctions and name auctions: open, without bids, over, taken back, flagged. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: odd }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
export const Modes: Story = { ...state.modes, args: odd }
