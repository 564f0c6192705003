import type { NftSale } from '../contract/v3/nftSale.ts'

/** What an NFT is offered for: the same for all kinds of sale contracts. */
export interface Offer {
  /** `name`: a name of Telegram that sells itself. `other`: a kind that this version does not know. */
  readonly kind: 'fixed' | 'auction' | 'name' | 'other'
  /** The service's own word for the kind. */
  readonly word: string
  /** How it went, where it is over. */
  readonly over: 'sold' | 'canceled' | undefined
  /** Nanograms; absent where nothing is asked for. */
  readonly price: string | undefined
  /** Whether the price is the highest bid or the least one that is taken; absent for a fixed price. */
  readonly note: 'bid' | 'minBid' | undefined
  /** Unix seconds. */
  readonly ends: number | undefined
  /** Raw: who has the highest bid. */
  readonly bidder: string | undefined
  /** The parts of a fixed price by receiver. Absent where they are not known, or exceed the price. */
  readonly cut: OfferCut | undefined
}

/** Nanograms. */
export interface OfferCut {
  /** Nanograms. */
  readonly sellerGets: bigint
  /** Nanograms. */
  readonly royalty: bigint
  /** Nanograms. */
  readonly marketFee: bigint
}

const some = (amount: string | undefined) => (amount && amount !== '0' ? amount : undefined)

/** A bid where there is one, else the least that is asked for. */
function bidding(bid: string | undefined, least: string | undefined) {
  const highest = some(bid)
  return {
    price: highest ?? some(least),
    note: highest ? 'bid' : some(least) ? 'minBid' : undefined,
  } as const
}

function cutOf(price: string | undefined, royalty: string | undefined, fee: string | undefined): OfferCut | undefined {
  if (!price || !royalty || !fee) return
  const sellerGets = BigInt(price) - BigInt(royalty) - BigInt(fee)
  return sellerGets >= 0n ? { sellerGets, royalty: BigInt(royalty), marketFee: BigInt(fee) } : undefined
}

/** Reads what a sale or auction contract, or a name that sells itself, asks for. */
export function readOffer(sale: NftSale): Offer {
  const nothing = {
    over: undefined,
    price: undefined,
    note: undefined,
    ends: undefined,
    bidder: undefined,
    cut: undefined,
  }
  const none = { ...nothing, word: String(sale.type) }
  switch (sale.type) {
    case 'getgems_sale': {
      const { is_complete, full_price, royalty_amount, marketplace_fee } = sale.details
      const cut = cutOf(full_price, royalty_amount, marketplace_fee)
      return { ...none, kind: 'fixed', over: is_complete ? 'sold' : undefined, price: some(full_price), cut }
    }
    case 'getgems_auction': {
      const { end_flag, is_canceled, end_time, last_bid, min_bid, last_member } = sale.details
      const over = is_canceled ? 'canceled' : end_flag ? 'sold' : undefined
      const ends = end_time || undefined
      return { ...none, kind: 'auction', over, ...bidding(last_bid, min_bid), ends, bidder: last_member }
    }
    case 'telemint': {
      const { end_time, bid, min_bid, initial_min_bid, bidder_address } = sale.details
      const asked = bidding(bid, some(min_bid) ?? initial_min_bid)
      return { ...none, kind: 'name', ...asked, ends: end_time || undefined, bidder: bidder_address }
    }
    default:
      return { ...none, kind: 'other' }
  }
}
