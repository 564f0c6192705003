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
export const Empty: Story = { args: { address: demo.empty } }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const RateLimited: Story = state.rateLimited
export const Stale: Story = state.stale
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
export const Narrow: Story = { ...state.narrow, args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] } }
export const Compact: Story = {
  ...state.compact,
  args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] },
}
export const Dark: Story = { ...state.dark, args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] } }
export const RightToLeft: Story = {
  ...state.rightToLeft,
  args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] },
}
export const Russian: Story = {
  globals: { locale: 'ru' },
  args: { data: nftItems[1], metadata: nftMetadata, sale: nftSales[3] },
}
