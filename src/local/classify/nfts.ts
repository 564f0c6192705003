import type { Cell } from '../../core/values/cell.ts'
import { Slice } from '../bodies/slice.ts'
import { Block, meaning, mergeAs } from './block.ts'
import { readComment } from './comment.ts'
import type { Facts, ItemFact } from './facts.ts'
import { type CallBlock, MessageBlock, TransferBlock } from './messages.ts'
import { call, type Found, isCall, kind, oneOf } from './pattern.ts'
import { bocOrNull, readForward } from './payload.ts'
import type { Rule } from './rule.ts'

export const NFT_TRANSFER = 0x5fcc3d14
const OWNERSHIP_ASSIGNED = 0x05138d91
const EXCESS = 0xd53276db
const GET_STATIC_DATA = 0x2fcb26a2
const REPORT_STATIC_DATA = 0x8b771735
/** Payouts of Fragment, and what a domain pays to its zone. */
export const FILL_UP = 0x370fec51
const BID_INFO = 0x38127de1
const TELEITEM_DEPLOY = 0x299a3e15

/** Comments with which an auction of a marketplace is ended. */
export const ENDS_AUCTION = ['finish', 'stop']

/** What a purchase adds to the transfer of an item. */
export interface Purchase {
  /** Nanograms. */
  readonly price: string
  readonly marketplaceAddress: string | null
  /** The seller; `null` where only the marketplace knows it. */
  readonly realOldOwner: string | null
}

/** The details that transfers and purchases share. */
export interface ItemTransfer {
  readonly item: string
  readonly fact: ItemFact
  readonly oldOwner: string | null
  readonly newOwner: string | null
  readonly query_id: string
  readonly response: string | null
  readonly custom: Cell | undefined
  readonly forward: Cell | undefined
  readonly forwardAmount: string | null
  readonly purchase: Purchase | undefined
}

/** What the seller got, and what it was sent with. */
export interface Payout {
  readonly payout_amount: string | null
  readonly payout_address: string | null
  readonly payout_comment: string | null
  readonly payout_comment_encrypted: boolean | null
  readonly payout_comment_encoded: boolean | null
  readonly royalty_amount: string | null
  readonly royalty_address: string | null
}

export const NO_PAYOUT: Payout = {
  payout_amount: null,
  payout_address: null,
  payout_comment: null,
  payout_comment_encrypted: null,
  payout_comment_encoded: null,
  royalty_amount: null,
  royalty_address: null,
}

/** The details of a transfer or a purchase. */
export function itemDetails(transfer: ItemTransfer, isPurchase: boolean, payout: Payout, facts: Facts) {
  const { item, fact, purchase } = transfer
  const comment = transfer.forward && readComment(transfer.forward)
  const marketplace_address = purchase?.marketplaceAddress ?? null
  return {
    nft_collection: fact.collection,
    nft_item: item,
    nft_item_index: fact.index,
    ...(transfer.oldOwner !== null && { old_owner: transfer.oldOwner }),
    new_owner: transfer.newOwner,
    is_purchase: isPurchase,
    ...(purchase && isPurchase && { price: purchase.price }),
    query_id: transfer.query_id,
    response_destination: transfer.response,
    custom_payload: bocOrNull(transfer.custom),
    forward_payload: bocOrNull(transfer.forward),
    forward_amount: transfer.forwardAmount,
    comment: comment?.text ?? null,
    is_encrypted_comment: comment ? comment.encrypted : null,
    marketplace: isPurchase ? facts.marketplace(marketplace_address, fact.collection) : null,
    real_old_owner: purchase?.realOldOwner ?? null,
    marketplace_address,
    ...payout,
  }
}

/** An item with a new owner. */
export class ItemTransferBlock extends Block {
  readonly transfer: ItemTransfer

  constructor(transfer: ItemTransfer, payout: Payout, facts: Facts) {
    super('nft_transfer')
    this.transfer = transfer
    const { oldOwner, newOwner, purchase } = transfer
    this.meaning = meaning({
      type: 'nft_transfer',
      details: itemDetails(transfer, !!purchase, payout, facts),
      from: [oldOwner],
      to: [newOwner],
    })
  }
}

/** An item that came to be. */
export class ItemMintBlock extends Block {
  readonly item: string
  readonly index: string

  constructor(item: string, { index, collection }: ItemFact, owner: string | null) {
    super('nft_mint')
    this.item = item
    this.index = index
    this.meaning = meaning({
      type: 'nft_mint',
      details: {
        ...(owner !== null && { owner }),
        nft_item: item,
        nft_collection: collection,
        nft_item_index: index,
      },
      from: [owner],
      to: [item],
    })
  }
}

function buildMint(block: MessageBlock, _found: Found, facts: Facts): void {
  const item = block.node.transaction.account
  const fact = facts.item(item)
  if (!fact) return
  const whole = new ItemMintBlock(item, fact, block.source)
  whole.merge([block])
}

/** Who sold the item that a message asks to move, if the message before paid for it. */
function findPurchase(block: CallBlock, item: string, newOwner: string | null, facts: Facts): Purchase | undefined {
  const before = block.previous
  const paid = before?.nodes[0]
  if (!paid) return
  const sale = paid.message?.destination === block.source ? facts.sale(block.source ?? '') : undefined
  const auction = sale ? undefined : facts.auction(paid.transaction.account)
  const trade = sale ?? auction
  if (!trade || trade.item !== item || trade.owner === newOwner) return
  const price = sale ? sale.price : (auction?.lastBid ?? '0')
  return { price, marketplaceAddress: trade.marketplace, realOldOwner: trade.owner }
}

function buildTransfer(block: CallBlock, { blocks, named }: Found, facts: Facts): void {
  const slice = block.body()
  const query_id = slice.big(64).toString()
  const [newOwner, response] = [slice.address(), slice.address()]
  const custom = slice.maybeRef()
  const forwardAmount = slice.coins().toString()
  const forward = readForward(slice)
  const item = block.destination
  const fact = facts.item(item)
  if (!fact) return
  const assigned = named.get('assigned')
  const oldOwner = assigned instanceof MessageBlock ? readOldOwner(assigned) : block.source
  const purchase = findPurchase(block, item, newOwner, facts)
  const transfer = { item, fact, oldOwner, newOwner, query_id, response, custom, forward, forwardAmount, purchase }
  const whole = new ItemTransferBlock(transfer, NO_PAYOUT, facts)
  whole.failed = block.failed
  whole.merge([block, ...blocks, ...(purchase ? payment(block) : [])])
}

/** The message that paid for a purchase is part of the transfer; one that ends an auction is not. */
function payment({ previous, source }: CallBlock): Block[] {
  if (previous instanceof TransferBlock) return ENDS_AUCTION.includes(previous.comment.text ?? '') ? [] : [previous]
  return previous instanceof MessageBlock && previous.message.destination === source ? [previous] : []
}

function readOldOwner(block: MessageBlock): string | null {
  const slice = block.body()
  slice.big(64)
  return slice.address()
}

/** A bid that the item itself writes into the payload for its new owner: nanograms. */
function readBid(payload: Cell | undefined): string | undefined {
  try {
    const slice = payload && new Slice(payload)
    return slice && slice.uint(32) === BID_INFO ? slice.coins().toString() : undefined
  } catch {
    return
  }
}

/** An item that assigns its new owner without a transfer: a purchase at Fragment. */
function buildAssigned(block: CallBlock, _found: Found, facts: Facts): void {
  const item = block.source ?? ''
  const fact = facts.item(item)
  if (!fact) return
  const slice = block.body()
  const query_id = slice.big(64).toString()
  const oldOwner = slice.address()
  const forward = readForward(slice)
  const before = block.previous
  const bid = readBid(forward)
  const isMint = before instanceof ItemMintBlock || isCall(before, TELEITEM_DEPLOY)
  const isPaid = before instanceof TransferBlock || (before instanceof MessageBlock && before.source === null)
  const taken: Block[] = [block]
  let payout = NO_PAYOUT
  if (bid !== undefined && isPaid) {
    const payouts = before.next.filter((next): next is CallBlock => isCall(next, FILL_UP))
    payouts.sort((a, b) => Number(BigInt(a.message.created_lt ?? 0) - BigInt(b.message.created_lt ?? 0)))
    payout = fragmentPayout(payouts)
    taken.push(before, ...payouts)
  }
  const purchase =
    bid !== undefined && !isMint ? { price: bid, marketplaceAddress: null, realOldOwner: null } : undefined
  const transfer = {
    item,
    fact,
    oldOwner,
    newOwner: block.destination,
    query_id,
    response: null,
    custom: undefined,
    forward,
    forwardAmount: null,
    purchase,
  }
  const whole = new ItemTransferBlock(transfer, payout, facts)
  whole.merge(taken)
}

/** Fragment sends its share first, then the seller's. */
function fragmentPayout(payouts: readonly CallBlock[]): Payout {
  const [royalty, seller] = payouts.length > 1 ? payouts : [undefined, payouts[0]]
  return {
    ...NO_PAYOUT,
    payout_amount: seller?.message.value ?? null,
    payout_address: seller?.destination ?? null,
    royalty_amount: royalty?.message.value ?? null,
    royalty_address: royalty?.destination ?? null,
  }
}

function buildDiscovery(block: CallBlock, { named }: Found): void {
  const report = named.get('report') as CallBlock
  const slice = report.body()
  slice.big(64)
  const nft_item_index = slice.big(256).toString()
  const nft_collection = slice.address()
  const source = block.source
  const details = { source, nft_item: block.destination, nft_collection, nft_item_index }
  mergeAs(meaning({ type: 'nft_discovery', details, from: [source] }), [block, report])
}

export const itemMints: Rule = {
  of: { fits: (block) => block instanceof MessageBlock && block.deploys },
  build: buildMint,
}

export const itemTransfers: readonly Rule[] = [
  {
    of: call(NFT_TRANSFER, {
      each: oneOf([call(OWNERSHIP_ASSIGNED, { as: 'assigned' }), call(EXCESS)], { optional: true }),
    }),
    build: buildTransfer,
  },
  { of: call(OWNERSHIP_ASSIGNED), build: buildAssigned },
]

export const itemDiscoveries: Rule = {
  of: call(GET_STATIC_DATA, { each: call(REPORT_STATIC_DATA, { as: 'report' }) }),
  build: buildDiscovery,
}

export const itemTransfer = kind('nft_transfer', { as: 'nft_transfer' })
