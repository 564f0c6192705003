import { Slice } from '../bodies/slice.ts'
import { Block, meaning, mergeAs } from './block.ts'
import type { Facts, ItemFact } from './facts.ts'
import { type CallBlock, TransferBlock } from './messages.ts'
import { ENDS_AUCTION } from './nfts.ts'
import { call, type Found, isCall, kind } from './pattern.ts'
import type { Rule } from './rule.ts'

const OUTBID = 0x557cea20
const START = 0x487a8e81
const STOP = 0x371638ae
const DONE = 0xa37a0983

/** What the auction of a marketplace writes to a bidder who is no longer the highest. */
const OUTBID_TEXT = 'Your bid has been outbid by another user'

/** A bid: of an auction of a marketplace, or of an item that sells itself. */
class BidBlock extends Block {
  readonly bid: { auction: string; item: string; collection: string | null; bidder: string | null; isOwn: boolean }

  constructor(block: TransferBlock, item: string, fact: ItemFact | undefined, isOwn: boolean) {
    super('auction_bid')
    const { source: bidder, destination: auction } = block
    this.bid = { auction, item, collection: fact?.collection ?? null, bidder, isOwn }
    this.meaning = meaning({
      type: 'auction_bid',
      details: {
        amount: block.message.value,
        bidder,
        auction,
        nft_item: item,
        nft_collection: fact?.collection ?? null,
        nft_item_index: fact?.index ?? null,
      },
      from: [bidder],
      to: [auction, item],
    })
  }
}

function buildBid(block: TransferBlock, _found: Found, facts: Facts): void {
  if (block.deploys || ['cancel', ...ENDS_AUCTION].includes(block.comment.text ?? '')) return
  const auction = facts.auction(block.destination)
  if (auction) {
    new BidBlock(block, auction.item, facts.item(auction.item), false).merge([block])
    return
  }
  const item = facts.item(block.destination)
  // The zone sends the first bid for a domain. A transfer that returns no earlier bid is not a bid.
  const bids = item?.isTelegram || (item?.isDomain && block.next.some((next) => isCall(next, OUTBID)))
  if (item && bids) new BidBlock(block, block.destination, item, true).merge([block])
}

/** The one message that returns the bid before. */
function returnedBid({ bid, next }: BidBlock): TransferBlock | CallBlock | undefined {
  const returns = next.filter((one): one is TransferBlock | CallBlock =>
    bid.isOwn
      ? isCall(one, OUTBID) && one.source === bid.auction
      : one instanceof TransferBlock && one.source === bid.auction && !!one.comment.text?.includes(OUTBID_TEXT),
  )
  return returns.length === 1 ? returns[0] : undefined
}

function buildOutbid(block: BidBlock, _found: Found, facts: Facts): void {
  const returned = returnedBid(block)
  if (!returned) return
  const { auction, item, collection, bidder: new_bidder } = block.bid
  const marketplace = facts.marketplace(facts.auction(auction)?.marketplace ?? null, collection)
  const comment = returned instanceof TransferBlock ? returned.comment.text : null
  const details = {
    auction_address: auction,
    bidder: returned.destination,
    new_bidder,
    nft_item: item,
    nft_collection: collection,
    amount: returned.message.value,
    ...(comment !== null && { comment }),
    ...(marketplace !== null && { marketplace }),
  }
  const made = meaning({
    type: 'auction_outbid',
    details,
    from: [auction, new_bidder],
    to: [returned.destination, item],
  })
  mergeAs(made, [returned])
}

/** The terms of an auction of an item that sells itself; a body that does not read has none. */
function readTerms(slice: Slice) {
  try {
    return { beneficiary: slice.address(), minBid: slice.coins().toString(), maxBid: slice.coins().toString() }
  } catch {
    return { beneficiary: null, minBid: '0', maxBid: '0' }
  }
}

function buildStart(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const item = block.destination
  const fact = facts.item(item)
  if (!fact?.isTelegram) return
  const slice = block.body()
  slice.big(64)
  const terms = readTerms(new Slice(slice.ref()))
  const details = {
    nft_collection: fact.collection,
    nft_item: item,
    nft_item_index: fact.index,
    owner: block.source,
    listing_address: null,
    auction_address: item,
    marketplace_address: null,
    marketplace_fee_factor: '0',
    marketplace_fee_base: '0',
    royalty_fee_base: '0',
    max_bid: terms.maxBid,
    min_bid: terms.minBid,
    marketplace_fee_address: terms.beneficiary,
    royalty_address: null,
    marketplace: facts.marketplace(null, fact.collection),
  }
  const made = meaning({ type: 'teleitem_start_auction', details, from: [block.source], to: [item] })
  mergeAs(made, [block, ...blocks], { failed: block.isAborted })
}

function buildStop(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const item = block.destination
  const fact = facts.item(item)
  if (!fact?.isTelegram) return
  const details = {
    owner: block.source,
    auction_address: item,
    nft_item: item,
    nft_collection: fact.collection,
    marketplace_address: null,
    marketplace: facts.marketplace(null, fact.collection),
  }
  const made = meaning({ type: 'teleitem_cancel_auction', details, from: [block.source], to: [item] })
  mergeAs(made, [block, ...blocks], { failed: block.isAborted })
}

export const bids: readonly Rule[] = [
  { of: kind('ton_transfer'), build: buildBid },
  { of: kind('auction_bid'), build: buildOutbid },
]

const done = call(DONE, { optional: true })

export const ownAuctions: readonly Rule[] = [
  { of: call(START, { each: done }), build: buildStart },
  { of: call(STOP, { each: done }), build: buildStop },
]
