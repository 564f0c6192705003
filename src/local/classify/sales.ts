import { Block, meaning, mergeAs } from './block.ts'
import type { AuctionFact, Facts, SaleFact } from './facts.ts'
import { type CallBlock, MessageBlock, TransferBlock } from './messages.ts'
import { ENDS_AUCTION, type ItemTransferBlock, itemDetails, itemTransfer, NFT_TRANSFER, NO_PAYOUT } from './nfts.ts'
import { call, type Found, isCall, kind } from './pattern.ts'
import type { Rule } from './rule.ts'
import { readAuction, readSale } from './trades.ts'

const CANCEL_SALE = 0x3
const UPDATE_SALE = 0x6c6c2080
const CANCEL = 0x5616c572
const FINISH = 0x20c9eb18
const STOP = 0xb95616b6

/** The purchase of an item, with what its seller got. */
class PurchaseBlock extends Block {
  readonly transfer: ItemTransferBlock['transfer']

  constructor(transfer: ItemTransferBlock['transfer'], payout: TransferBlock, facts: Facts) {
    super('nft_purchase')
    this.transfer = transfer
    const { oldOwner, newOwner, purchase } = transfer
    const details = itemDetails(
      transfer,
      true,
      {
        ...NO_PAYOUT,
        payout_amount: payout.message.value,
        payout_address: purchase?.realOldOwner ?? null,
        payout_comment: payout.comment.text,
        payout_comment_encrypted: payout.comment.encrypted,
        payout_comment_encoded: payout.comment.encrypted && payout.comment.text !== null,
      },
      facts,
    )
    this.meaning = meaning({ type: 'nft_purchase', details, from: [oldOwner], to: [newOwner] })
  }
}

const endsAuction = (block: Block | undefined): block is TransferBlock =>
  block instanceof TransferBlock && ENDS_AUCTION.includes(block.comment.text ?? '')

/** Who ends an auction pays nothing: the payout follows that message, beside the transfer. */
function buildPurchase(block: ItemTransferBlock, _found: Found, facts: Facts): void {
  const seller = block.transfer.purchase?.realOldOwner
  if (!seller) return
  const { previous } = block
  const isEnded = endsAuction(previous)
  const candidates = isEnded ? previous.next : block.next
  const payout = candidates.find((next) => next instanceof TransferBlock && next.destination === seller)
  if (!(payout instanceof TransferBlock)) return
  const whole = new PurchaseBlock(block.transfer, payout, facts)
  const taken: Block[] = [block, payout]
  if (isEnded) {
    const between = new Block('empty')
    previous.insert(between, taken)
    taken.push(between)
  }
  whole.merge(taken)
}

interface Listing {
  readonly block: ItemTransferBlock
  readonly toSale: ItemTransferBlock
  readonly deploy: MessageBlock
}

function putOnSale({ block, toSale, deploy }: Listing, sale: SaleFact, init: string, facts: Facts) {
  const { item, fact } = toSale.transfer
  if (sale.item !== item || sale.owner !== block.transfer.oldOwner) return
  const terms = readSale(init, sale.codeHash)
  const { collection: nft_collection, index: nft_item_index } = fact
  return meaning({
    type: 'nft_put_on_sale',
    details: {
      nft_collection,
      nft_item: item,
      nft_item_index,
      owner: sale.owner,
      listing_address: block.transfer.newOwner,
      sale_address: deploy.destination,
      marketplace_address: terms.marketplace,
      full_price: terms.price,
      marketplace_fee: terms.fee,
      royalty_amount: terms.royalty,
      marketplace_fee_address: terms.feeAddress,
      royalty_address: terms.royaltyAddress,
      marketplace: facts.marketplace(terms.marketplace, nft_collection),
    },
    from: [sale.owner, block.transfer.newOwner],
    to: [deploy.destination, terms.marketplace],
  })
}

function putOnAuction({ block, toSale, deploy }: Listing, auction: AuctionFact, init: string, facts: Facts) {
  const { item, fact } = toSale.transfer
  if (auction.item !== item || auction.owner !== block.transfer.oldOwner) return
  const terms = readAuction(init, auction.codeHash)
  const { collection: nft_collection, index: nft_item_index } = fact
  return meaning({
    type: 'nft_put_on_auction',
    details: {
      nft_collection,
      nft_item: item,
      nft_item_index,
      owner: auction.owner,
      listing_address: block.transfer.newOwner,
      auction_address: deploy.destination,
      marketplace_address: auction.marketplace,
      marketplace_fee_factor: terms.feeFactor,
      marketplace_fee_base: terms.feeBase,
      royalty_fee_base: terms.royaltyBase,
      max_bid: terms.maxBid,
      min_bid: terms.minBid,
      marketplace_fee_address: terms.feeAddress,
      royalty_address: terms.royaltyAddress,
      marketplace: facts.marketplace(auction.marketplace, nft_collection),
    },
    from: [auction.owner, block.transfer.newOwner],
    to: [deploy.destination, auction.marketplace],
  })
}

/** An owner who sends an item to a marketplace, which deploys a sale or an auction and sends it on. */
function buildListing(block: ItemTransferBlock, { blocks, named }: Found, facts: Facts): void {
  const [toSale, deploy] = [named.get('nft_transfer') as ItemTransferBlock, named.get('deploy') as MessageBlock]
  const trade = deploy.destination
  if (toSale.transfer.item !== block.transfer.item || toSale.transfer.newOwner !== trade) return
  const init = deploy.message.init_state?.body ?? ''
  const sale = facts.sale(trade)
  const auction = sale ? undefined : facts.auction(trade)
  const listing = { block, toSale, deploy }
  const made = sale ? putOnSale(listing, sale, init, facts) : auction && putOnAuction(listing, auction, init, facts)
  if (made) mergeAs(made, [block, ...blocks])
}

/** The members that the end of a sale and of an auction have. */
function ended(transfer: ItemTransferBlock['transfer'], marketplace_address: string, facts: Facts) {
  const { item: nft_item, fact, newOwner: owner } = transfer
  const { collection: nft_collection } = fact
  const marketplace = facts.marketplace(marketplace_address, nft_collection)
  return { owner, nft_item, nft_collection, marketplace_address, marketplace }
}

/** The item returns beside it, as a transfer of its own. */
function buildCancelSale(block: CallBlock, { named }: Found, facts: Facts): void {
  const { transfer } = named.get('nft_transfer') as ItemTransferBlock
  const sale_address = block.destination
  const sale = facts.sale(sale_address)
  if (sale?.item !== transfer.item) return
  const details = { ...ended(transfer, sale.marketplace, facts), sale_address }
  const made = meaning({ type: 'nft_cancel_sale', details, from: [details.owner], to: [sale_address] })
  mergeAs(made, [block])
}

const isCancel = (block: Block) =>
  isCall(block, CANCEL) || (block instanceof TransferBlock && block.comment.text === 'cancel')
const isFinish = (block: Block) => isCall(block, FINISH, STOP) || endsAuction(block)

/** The end of an auction: the item returns, or the last bidder gets it in a purchase. */
function buildEndAuction(block: MessageBlock, { named }: Found, facts: Facts): void {
  const { transfer } = (named.get('nft_purchase') ?? named.get('nft_transfer')) as ItemTransferBlock | PurchaseBlock
  const auction_address = block.destination
  const auction = facts.auction(auction_address)
  if (auction?.item !== transfer.item) return
  const type = isFinish(block) ? 'nft_finish_auction' : 'nft_cancel_auction'
  const details = { ...ended(transfer, auction.marketplace, facts), auction_address }
  const made = meaning({ type, details, from: [details.owner], to: [auction_address, transfer.item] })
  mergeAs(made, [block])
}

function buildUpdate(block: CallBlock, _found: Found, facts: Facts): void {
  const slice = block.body()
  slice.big(64)
  const [full_price, marketplace_fee, royalty_amount] = [slice.coins(), slice.coins(), slice.coins()].map(String)
  const sale = facts.sale(block.destination)
  if (!sale) return
  const details = {
    source: block.source,
    sale_contract: block.destination,
    nft_address: sale.item,
    marketplace_address: sale.marketplace,
    marketplace: facts.marketplace(sale.marketplace, facts.item(sale.item)?.collection ?? null),
    full_price: full_price as string,
    marketplace_fee: marketplace_fee as string,
    royalty_amount: royalty_amount as string,
  }
  const made = meaning({ type: 'nft_update_sale', details, from: [block.source, sale.item], to: [block.destination] })
  mergeAs(made, [block], { failed: block.isAborted })
}

export const saleUpdates: Rule = { of: call(UPDATE_SALE), build: buildUpdate }

export const purchases: Rule = { of: kind('nft_transfer'), needs: [NFT_TRANSFER], build: buildPurchase }

export const listings: Rule = {
  needs: [NFT_TRANSFER],
  of: kind('nft_transfer', {
    all: [{ fits: (block) => block instanceof MessageBlock && block.deploys, as: 'deploy' }, itemTransfer],
  }),
  build: buildListing,
}

export const saleCancels: Rule = { of: call(CANCEL_SALE, { each: itemTransfer }), build: buildCancelSale }

/** Comments and opcodes that end an auction. */
const ENDS = [0, CANCEL, FINISH, STOP]

export const auctionEnds: readonly Rule[] = [
  { of: { fits: isFinish, each: kind('nft_purchase', { as: 'nft_purchase' }) }, needs: ENDS, build: buildEndAuction },
  {
    of: { fits: (block) => isCancel(block) || isFinish(block), each: itemTransfer },
    needs: ENDS,
    build: buildEndAuction,
  },
]
