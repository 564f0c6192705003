import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { AttributeGrid } from '../../src/ui/nfts/AttributeGrid/AttributeGrid.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import { nftItem, nftItems, nftMetadata } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/AttributeGrid',
  component: AttributeGrid,
  args: { address: demo.postcard },
  play: state.settled,
} satisfies Meta<typeof AttributeGrid>

export default meta
type Story = StoryObj<typeof meta>

const traits = (values: readonly string[]) => {
  const item = nftItem({}, 0)
  const attributes = values.map((value, index) => ({ trait_type: value.slice(0, 200) || `Trait ${index}`, value }))
  return {
    data: item,
    metadata: {
      [item.address]: {
        is_indexed: true,
        token_info: [{ valid: true, type: 'nft_items', name: 'Traits', extra: { attributes } }],
      },
    },
  }
}

const many = { data: nftItems[0], metadata: nftMetadata }

export const Default: Story = { args: many }
export const States: Story = state.shell({ empty: { address: demo.empty }, stale: { address: demo.postcard } })
export const Long: Story = { args: traits(['Forty words '.repeat(40), 'x'.repeat(200)]) }
export const Hostile: Story = { args: traits(HOSTILE_TEXTS) }
export const Modes: Story = { ...state.modes, args: many }
