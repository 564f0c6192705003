import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftDetails } from '../../src/ui/nfts/NftDetails/NftDetails.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { nftItems, nftMetadata, nftSales } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/NftDetails',
  component: NftDetails,
  args: { address: demo.postcard },
  play: state.settled,
} satisfies Meta<typeof NftDetails>

export default meta
type Story = StoryObj<typeof meta>

const onSale = { data: nftItems[1], sale: nftSales[0], metadata: nftMetadata }

export const Default: Story = {}
export const OnSale: Story = { args: onSale }
export const WithPrice: Story = {
  args: { ...onSale, priceSource: createPriceSource('USD', () => ({ price: '2.31' })) },
}
export const Auction: Story = { args: { ...onSale, sale: nftSales[3] } }
export const States: Story = state.shell({ empty: { address: demo.empty } })
export const WithoutAnything: Story = { args: { data: nftItems[6], metadata: nftMetadata } }
export const NotDeployed: Story = { args: { data: nftItems[7], metadata: nftMetadata } }
/** What is asked for it is not said. */
export const Flagged: Story = { args: { data: nftItems[9], sale: nftSales[0], metadata: nftMetadata } }
export const Hostile: Story = { args: { address: demo.hostilePostcard } }
export const LongName: Story = { args: { data: nftItems[12], metadata: nftMetadata } }
export const Modes: Story = { ...state.modes, args: onSale }
