import type { Facts } from '../classify/facts.ts'
import type { Known } from './known.ts'

const TELEGRAM = 'https://nft.fragment.com'

/** The name by which the service knows the market of all sales with this code. */
const MARKETPLACE = 'getgems'

/** What the classifier may ask about the contracts of a chain. */
export const factsOf = ({ accounts, holdings, items, sales, domains, marketplaces }: Known): Facts => ({
  jettonWallet: (address) => holdings.get(address),
  item(address) {
    const item = items.get(address)
    if (!item) return
    const { uri } = (item.content ?? {}) as Readonly<Record<string, unknown>>
    return {
      index: item.index ?? '0',
      collection: item.collection_address,
      isDomain: domains.get(address) !== undefined,
      isTelegram: typeof uri === 'string' && uri.includes(TELEGRAM),
    }
  },
  sale(address) {
    const sale = sales.get(address)
    if (!sale) return
    const { nft_address: item, nft_owner_address: owner, marketplace_address: marketplace, full_price: price } = sale
    return { item, owner, marketplace, price, codeHash: sale.code_hash }
  },
  auction: (address) => accounts.get(address)?.auction,
  isNominatorPool: (address) => accounts.get(address)?.interfaces.includes('nominator_pool') ?? false,
  // No contract of this chain is one.
  stake: () => undefined,
  signersOf: (order) => accounts.get(order)?.order_signers,
  marketplace: (address) => (address !== null && marketplaces.has(address) ? MARKETPLACE : null),
})
