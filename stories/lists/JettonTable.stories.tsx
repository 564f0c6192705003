import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TokenRegistry } from '../../src/core/tokenRegistry.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { MAIN, NEVER_SEEN } from '../accounts.ts'
import { mintlessWallets, prices } from '../fixtures/assets.ts'
import { jettonMetadata, jettonWallets } from '../fixtures/jettons.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/JettonTable',
  component: JettonTable,
  args: { address: MAIN, heading: 'Tokens' },
  play: state.settled,
} satisfies Meta<typeof JettonTable>

export default meta
type Story = StoryObj<typeof meta>

const priced = { data: jettonWallets, metadata: jettonMetadata, native: '1284507391200', priceSource: prices }

const REGISTRY: TokenRegistry = {
  name: 'Example',
  tokens: jettonWallets.slice(0, 2).map(({ jetton }) => ({ address: jetton, symbol: 'EXAMPLE' })),
}

export const Default: Story = {}
export const States: Story = {
  tags: ['quick'],
  ...state.shell({ empty: { address: NEVER_SEEN }, ...state.waits({ pageSize: 3, paging: 'load-more' }) }),
}
export const Offline: Story = { tags: ['quick'], ...state.offline, args: { pageSize: 3, paging: 'load-more' } }
/** Unknown, 0 and 30 decimals, no metadata, flagged, empty, hostile and long names. Drawn from `data`. */
export const OddCases: Story = {
  ...state.shows('long', 'hostile'),
  args: { data: jettonWallets, metadata: jettonMetadata },
}
export const ShowsFlagged: Story = { args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'show' } }
/** Two of the tokens are in a list that the app gives; the others, but for flagged ones, are in none. */
export const WithRegistry: Story = {
  args: { data: jettonWallets, metadata: jettonMetadata },
  decorators: [
    (Table) => (
      <TonCenterProvider registry={REGISTRY}>
        <Table />
      </TonCenterProvider>
    ),
  ],
}
export const HidesFlagged: Story = { args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'hide' } }
/** The coin on top; price and value where the app has prices, most valuable first. */
export const WithPrices: Story = { args: priced }
export const WithPricesNarrow: Story = { ...state.narrow, args: priced }
/** A wallet could not be read: the sum is one without it. */
export const Unreadable: Story = { args: { ...priced, data: [...jettonWallets, null] as never } }
export const WithNative: Story = { args: { native: '1284507391200' } }
/** Of mintless jettons there is something to claim. */
export const Mintless: Story = { args: { data: mintlessWallets, metadata: jettonMetadata } }
/** Finds by symbol, name or address; folded rows too. */
export const Search: Story = {
  tags: ['quick', '!autodocs'],
  args: { data: jettonWallets, metadata: jettonMetadata },
  play: async (context) => {
    await state.settled(context)
    const { findByRole, getByRole, getAllByRole, findByText } = within(context.canvasElement)
    const field = await findByRole('searchbox', { name: 'Find a token' })
    await userEvent.type(field, 'aco')
    // The search code loads with the first letter.
    await waitFor(() => expect(getAllByRole('row')).toHaveLength(2))
    await expect(getByRole('link', { name: 'ACORN' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'no such token')
    await expect(await findByText('No matching tokens', {})).toBeVisible()
  },
}
/** What can be done with a token; hidden rows are folded away. */
export const Menu: Story = {
  tags: ['quick', '!autodocs'],
  args: { data: jettonWallets, metadata: jettonMetadata, hiddenTokens: [jettonWallets[1]?.jetton ?? ''] },
  play: async (context) => {
    await state.settled(context)
    const { getAllByRole } = within(context.canvasElement)
    const open = async () => {
      // Rows are drawn anew when what makes them virtual arrives.
      const [button] = getAllByRole('button', { name: /^(Actions for|Действия:)/ })
      if (button?.ariaExpanded !== 'true') {
        button?.focus()
        await userEvent.keyboard('{Enter}')
      }
      expect(context.canvasElement.querySelector('[data-part="panel"]')).toBeVisible()
    }
    await waitFor(open)
  },
}
export const Modes: Story = {
  ...state.modes,
  args: { data: jettonWallets, metadata: jettonMetadata, trustPolicy: 'show' },
}
