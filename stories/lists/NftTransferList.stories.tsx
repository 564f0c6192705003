import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftTransferList } from '../../src/ui/nfts/NftTransferList/NftTransferList.tsx'
import { nftMetadata, nftTransfers } from '../fixtures/nfts.ts'
import { OWN } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/NftTransferList',
  component: NftTransferList,
  args: { address: demo.main, heading: 'NFT transfers' },
  play: state.settled,
} satisfies Meta<typeof NftTransferList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { address: OWN, data: nftTransfers, metadata: nftMetadata }

export const Default: Story = {}
export const OfOneCollection: Story = { args: { address: undefined, collection: demo.postcards } }
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Without image, name, collection; flagged, failed, hostile comments. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: odd }
export const ShowsFlagged: Story = { args: { ...odd, trustPolicy: 'show' } }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
export const Modes: Story = { ...state.modes, args: odd }
