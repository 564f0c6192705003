import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import { nftCollection, nftMetadata } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/NftCollectionCard',
  component: NftCollectionCard,
  args: { address: demo.postcards },
  play: state.settled,
} satisfies Meta<typeof NftCollectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = state.shell({ empty: { address: demo.empty } })
export const Drawn: Story = { args: { data: nftCollection(), metadata: nftMetadata } }
export const WithoutMetadata: Story = { args: { data: nftCollection({ owner_address: null, next_item_index: '-1' }) } }
/** Names and words as strangers write them. */
export const Hostile: Story = {
  ...state.shows('long'),
  args: {
    data: nftCollection({
      collection_content: { name: HOSTILE_TEXTS.join(' '), description: HOSTILE_TEXTS.join(' ') },
    }),
  },
}
export const Huge: Story = { args: { data: nftCollection({ next_item_index: String(2n ** 256n - 1n) }) } }
export const Modes: Story = { ...state.modes, args: { data: nftCollection(), metadata: nftMetadata } }
