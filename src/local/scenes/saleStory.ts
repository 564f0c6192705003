import { internal, toNano } from '@ton/core'
import { type Collection, nftBody, nftItemAddress } from '../engine/nft.ts'
import { createSale, type Sale, saleBody } from '../engine/sale.ts'
import type { Role } from './cast.ts'
import type { SceneContext } from './sceneContext.ts'

/** Nanotons that a sale wants beside the price; most of it returns. */
const GAS = toNano('1')

/** Items at a fixed price, the shop being the marketplace: sold, taken back, and on offer to this day. `sales` gets them by item. */
export function saleStory(stage: SceneContext, postcards: Collection, sales: Map<number, Sale>): (() => void)[] {
  const { chain, wallets, queryId } = stage
  const marketplace = wallets.shop.address

  const offer = (index: number, price: string) => () => {
    const [full, createdAt] = [toNano(price), chain.now]
    const item = nftItemAddress(postcards, index)
    const royaltyTo = wallets.issuer.address
    const fees = { marketplaceFee: full / 50n, royaltyTo, royalty: full / 20n }
    const sale = createSale({ createdAt, marketplace, item, price: full, ...fees })
    sales.set(index, sale)
    const { address, init } = sale
    wallets.shop.send(chain, [internal({ to: address, value: toNano('0.05'), bounce: false, init })])
  }
  const of = (index: number) => sales.get(index) as Sale
  const give = (index: number, from: Role) => () => {
    const body = nftBody.transfer(of(index).address, wallets[from].address, queryId(), undefined, toNano('0.1'))
    wallets[from].send(chain, [
      internal({ to: nftItemAddress(postcards, index), value: toNano('0.25'), bounce: true, body }),
    ])
  }
  const buy = (index: number, from: Role, value: bigint) => () =>
    wallets[from].send(chain, [internal({ to: of(index).address, value, bounce: true, body: saleBody.buy(queryId()) })])
  const cancel = (index: number, from: Role) => () =>
    wallets[from].send(chain, [
      internal({ to: of(index).address, value: GAS, bounce: true, body: saleBody.cancel(queryId()) }),
    ])

  return [
    offer(2, '8.5'),
    give(2, 'anna'),
    // Less than the price: exit code 450, and the coins return.
    buy(2, 'chen', toNano('8')),
    buy(2, 'chen', toNano('8.5') + GAS),
    offer(1, '30'),
    give(1, 'boris'),
    // Somebody else's to take back: exit code 458.
    cancel(1, 'chen'),
    cancel(1, 'boris'),
    offer(3, '12.5'),
    give(3, 'main'),
  ]
}
