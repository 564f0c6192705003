import type { Meta, StoryObj } from '@storybook/react-vite'
import { STORY_NOW } from '../../.storybook/Stage.tsx'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { nftItems, nftMetadata, nftSales } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/NftCard',
  component: NftCard,
  args: { address: demo.postcard },
  play: state.settled,
} satisfies Meta<typeof NftCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = state.shell({ empty: { address: demo.empty } })
export const WithPrice: Story = { args: { data: nftItems[1], sale: nftSales[0], metadata: nftMetadata } }
export const OnSale: Story = { args: { data: nftItems[1], metadata: nftMetadata } }
/** A domain that runs out. */
export const Expiring: Story = {
  args: { data: nftItems[3], metadata: nftMetadata, expires: STORY_NOW / 1000 + 41 * 86_400 },
}
export const WithoutImage: Story = { args: { data: nftItems[4], metadata: nftMetadata } }
export const WithoutAnything: Story = { args: { data: nftItems[6], metadata: nftMetadata } }
export const NotDeployed: Story = { args: { data: nftItems[7], metadata: nftMetadata } }
export const Flagged: Story = { args: { data: nftItems[9], metadata: nftMetadata } }
export const Sensitive: Story = { args: { data: nftItems[10], metadata: nftMetadata } }
export const ShowsFlagged: Story = { args: { data: nftItems[9], metadata: nftMetadata, trustPolicy: 'show' } }
export const Hostile: Story = { args: { address: demo.hostilePostcard } }
export const LongName: Story = { args: { data: nftItems[12], metadata: nftMetadata } }
export const Modes: Story = {
  ...state.modes,
  args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] },
}
