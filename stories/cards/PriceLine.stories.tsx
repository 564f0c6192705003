import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Action } from '../../src/contract/v3/action.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { PriceLine } from '../../src/ui/nfts/PriceLine/PriceLine.tsx'
import { actionBook } from '../fixtures/actions.ts'
import { itemSales } from '../fixtures/histories.ts'
import { hostileName } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/PriceLine',
  component: PriceLine,
  args: { address: demo.postcard },
  play: state.settled,
} satisfies Meta<typeof PriceLine>

export default meta
type Story = StoryObj<typeof meta>

const pricedAt =
  (price: string) =>
  (sale: Action): Action =>
    sale.type === 'nft_purchase' ? { ...sale, details: { ...sale.details, price } } : sale
/** A stranger chose the name of each buyer. */
const hostileBook = Object.fromEntries(
  itemSales.flatMap((sale) => {
    const buyer = sale.type === 'nft_purchase' && sale.details.new_owner
    return buyer ? [[buyer, hostileName]] : []
  }),
)
const drawn = { address: undefined, data: itemSales, addressBook: actionBook }

export const Default: Story = { args: drawn }
/** Postcard 2 of the demo chain was sold once. */
export const OfTheChain: Story = {
  args: { address: '0:805A967E6D4C51E21860DE1D0B274C569546FED7AFEA2EBED870B361B925252B' },
}
export const OneSale: Story = { args: { ...drawn, data: itemSales.slice(-1) } }
export const States: Story = state.shell({ empty: { ...drawn, data: [] } })
export const AsTable: Story = { ...state.asTable, args: drawn }
/** A price of 40 digits. */
export const Long: Story = { ...state.asTable, args: { ...drawn, data: itemSales.map(pricedAt('9'.repeat(40))) } }
export const Hostile: Story = { ...state.asTable, args: { ...drawn, addressBook: hostileBook } }
export const Modes: Story = { ...state.modes, args: drawn }
