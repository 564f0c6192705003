import type { NftSale } from '../../../contract/v3/nftSale.ts'
import type { nftSaleTexts } from '../../words/en/nfts.ts'

type Word = keyof typeof nftSaleTexts

/** The offer of a row: the same for all kinds of sale contracts. */
export interface Offer {
  /** A key of the dictionary; of a kind that has none, the service's own word. */
  readonly kind: Word | (string & {})
  /** How it went, where it is over. */
  readonly over: 'sales.sold' | 'sales.canceled' | undefined
  /** Nanograms; absent where nothing is asked for. */
  readonly price: string | undefined
  /** What the price is, where it is not simply that. */
  readonly note: 'sales.bid' | 'sales.minBid' | undefined
  /** Unix seconds. */
  readonly ends: number | undefined
  /** Raw. */
  readonly bidder: string | undefined
}

const some = (amount: string | undefined) => (amount && amount !== '0' ? amount : undefined)

/** A bid where there is one, else the least that is asked for. */
function bidding(bid: string | undefined, least: string | undefined) {
  const highest = some(bid)
  return {
    price: highest ?? some(least),
    note: highest ? 'sales.bid' : some(least) ? 'sales.minBid' : undefined,
  } as const
}

/** Reads what a sale or auction contract, or a name that sells itself, asks for. */
export function readOffer(sale: NftSale): Offer {
  switch (sale.type) {
    case 'getgems_sale': {
      const { is_complete, full_price } = sale.details
      return {
        kind: 'sales.fixed',
        over: is_complete ? 'sales.sold' : undefined,
        price: some(full_price),
        note: undefined,
        ends: undefined,
        bidder: undefined,
      }
    }
    case 'getgems_auction': {
      const { end_flag, is_canceled, end_time, last_bid, min_bid, last_member } = sale.details
      return {
        kind: 'sales.auction',
        over: is_canceled ? 'sales.canceled' : end_flag ? 'sales.sold' : undefined,
        ...bidding(last_bid, min_bid),
        ends: end_time || undefined,
        bidder: last_member,
      }
    }
    case 'telemint': {
      const { end_time, bid, min_bid, initial_min_bid, bidder_address } = sale.details
      return {
        kind: 'sales.name',
        over: undefined,
        ...bidding(bid, some(min_bid) ?? initial_min_bid),
        ends: end_time || undefined,
        bidder: bidder_address,
      }
    }
    default:
      return {
        kind: (sale as { type: string }).type,
        over: undefined,
        price: undefined,
        note: undefined,
        ends: undefined,
        bidder: undefined,
      }
  }
}
