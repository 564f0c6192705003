import { type Cell, internal, toNano } from '@ton/core'
import { type Collection, nftBody, nftItemAddress } from '../engine/nft.ts'
import { createSale, type Sale, saleBody, saleDesk, saleOrder } from '../engine/sale.ts'
import type { Role } from './cast.ts'
import type { SceneContext } from './sceneContext.ts'

/** Nanograms that a sale wants beside the price; most of it returns. */
const GAS = toNano('1')

/** What the marketplace and the author of the items get of a price. */
const sharesOf = (price: bigint) => ({ marketplaceFee: price / 50n, royalty: price / 20n })

/** Puts the desk of the marketplace there. */
export function beginSales({ chain }: SceneContext): void {
  chain.begin(saleDesk.address, { coins: toNano('1'), init: saleDesk.init })
}

/**
 * Items at a fixed price, the shop being the marketplace: sold, taken back, and on offer to this day. `sales` gets them by item.
 */
export function saleStory(stage: SceneContext, postcards: Collection, sales: Map<number, Sale>): (() => void)[] {
  const { chain, wallets, queryId } = stage
  const marketplace = wallets.shop.address

  /** The seller sends the item to the desk, which does the rest. */
  const offer = (index: number, from: Role, amount: string) => () => {
    const [price, createdAt, seller] = [toNano(amount), chain.now, wallets[from].address]
    const item = nftItemAddress(postcards, index)
    const terms = { createdAt, marketplace, item, seller, price, royaltyTo: wallets.issuer.address }
    const sale = createSale({ ...terms, ...sharesOf(price) })
    sales.set(index, sale)
    const body = nftBody.transfer(saleDesk.address, seller, queryId(), saleOrder(sale), toNano('0.2'))
    wallets[from].send(chain, [internal({ to: item, value: toNano('0.35'), bounce: true, body })])
  }
  const ask = (index: number, from: Role, value: bigint, body?: Cell) => {
    const to = (sales.get(index) as Sale).address
    wallets[from].send(chain, [internal({ to, value, bounce: true, ...(body && { body }) })])
  }
  const change = (index: number, from: Role, amount: string) => () => {
    const price = toNano(amount)
    const { marketplaceFee, royalty } = sharesOf(price)
    ask(index, from, toNano('0.05'), saleBody.change(price, marketplaceFee, royalty, queryId()))
  }
  /** Coins without a body buy. */
  const buy = (index: number, from: Role, value: bigint) => () => ask(index, from, value)
  const cancel = (index: number, from: Role) => () => ask(index, from, GAS, saleBody.cancel(queryId()))

  return [
    offer(2, 'anna', '8.5'),
    // Sales of this code keep their price: exit code 65535.
    change(2, 'anna', '8'),
    // Less than the price: exit code 450, and the coins return.
    buy(2, 'chen', toNano('8')),
    buy(2, 'chen', toNano('8.5') + GAS),
    offer(1, 'boris', '30'),
    buy(1, 'main', toNano('20')),
    // Somebody else's to take back: exit code 458.
    cancel(1, 'chen'),
    cancel(1, 'boris'),
    offer(3, 'main', '12.5'),
    buy(3, 'anna', toNano('10')),
  ]
}
