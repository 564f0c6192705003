import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { STORY_NOW } from '../../.storybook/Stage.tsx'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { manyNfts, nftItems, nftMetadata } from '../fixtures/nfts.ts'
import { inHostCard } from '../HostCard.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/NftGrid',
  component: NftGrid,
  args: { address: demo.main, heading: 'NFTs' },
  play: state.settled,
} satisfies Meta<typeof NftGrid>

export default meta
type Story = StoryObj<typeof meta>

const odd = {
  data: nftItems,
  metadata: nftMetadata,
  expiresOf: ({ index }: NftItem) => (index.length > 20 ? STORY_NOW / 1000 + 41 * 86_400 : undefined),
}

export const Default: Story = {}
/** In a card of the app, which has a frame and a padding of its own. */
export const InACard: Story = { args: { frame: false, heading: undefined }, decorators: [inHostCard] }
export const OfOneCollection: Story = { args: { address: undefined, collection: demo.postcards } }
export const WithPrices: Story = { args: { withPrices: true } }
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 4 } }
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Without image, name, collection; on sale, a domain that runs out, flagged, hostile and long names. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: odd }
export const ShowsFlagged: Story = { args: { ...odd, trustPolicy: 'show' } }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
/** An item could not be read, and of another one the app's own code fails. */
export const Unreadable: Story = {
  args: {
    ...odd,
    data: [...nftItems.slice(0, 3), null] as never,
    expiresOf: (item) => {
      if (item === nftItems[1]) throw new Error('The app failed.')
      return undefined
    },
  },
}
/** 2 000 items: only those in view are there. */
export const Many: Story = { args: { data: manyNfts } }
/** Everything that is known of an item, over the page: Enter on a card, or a click. */
export const Details: Story = {
  tags: ['quick', '!autodocs'],
  args: odd,
  play: async (context) => {
    await state.settled(context)
    const [cell] = within(context.canvasElement).getAllByRole('gridcell')
    cell?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(context.canvasElement).findByRole('dialog', { name: 'Tidal Form #0412' })
    await expect(within(dialog).getByText('Dusk')).toBeVisible()
  },
}
/** The arrow keys move in two dimensions, and one Tab leads out again. */
export const Keyboard: Story = {
  tags: ['quick', '!autodocs'],
  args: odd,
  play: async (context) => {
    await state.settled(context)
    const cells = () => within(context.canvasElement).getAllByRole('gridcell')
    cells()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe('1'))
    await expect(Number((document.activeElement as HTMLElement).dataset.cell)).toBeGreaterThan(1)
  },
}
export const Modes: Story = { ...state.modes, args: odd }
