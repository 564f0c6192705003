import { beginCell } from '@ton/core'
import type { Facts, ItemFact } from '../../../src/local/classify/facts.ts'
import { address, type Case, comment, fromWallet, queried, raw, type Sent } from '../classifying.ts'

const DATED = '3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE='
const NFT_TRANSFER = 0x5fcc3d14
export const ASSIGNED = 0x05138d91

export const item: ItemFact = { index: '5', collection: raw('collection'), isDomain: false, isTelegram: false }
export const ofItem = { nft_item: raw('item'), nft_collection: raw('collection'), nft_item_index: '5' }
const market = { marketplace_address: raw('market'), marketplace: 'shop' }

/** An index that knows one item, and who sells it. */
export const known = (more: Partial<Facts>): Partial<Facts> => ({
  item: (of) => (of === raw('item') ? item : undefined),
  marketplace: (of) => (of === raw('market') ? 'shop' : null),
  ...more,
})
const onSale = known({
  sale: (of) =>
    of === raw('sale')
      ? { item: raw('item'), owner: raw('owner'), marketplace: raw('market'), price: '9000', codeHash: DATED }
      : undefined,
})
const onAuction = known({
  auction: (of) =>
    of === raw('auction')
      ? { item: raw('item'), owner: raw('owner'), marketplace: raw('market'), lastBid: '700', codeHash: null }
      : undefined,
})

/** Moves the item to a new owner. */
const moves = (to: string, ...sends: Sent[]): Sent => ({
  to: 'item',
  op: NFT_TRANSFER,
  body: queried((b) => b.storeAddress(address(to)).storeAddress(null).storeBit(0).storeCoins(1).storeBit(0)),
  sends,
})
const assigned = (to: string, from: string, ...sends: Sent[]): Sent => ({
  to,
  op: ASSIGNED,
  body: queried((b) => b.storeAddress(address(from)).storeBit(0)),
  sends,
})
const state = (data: ReturnType<typeof beginCell>) =>
  beginCell().storeBit(0).storeBit(0).storeBit(1).storeRef(beginCell()).storeBit(1).storeRef(data).storeBit(0).endCell()

const saleState = state(
  beginCell()
    .storeBit(0)
    .storeUint(1_700_000_000, 32)
    .storeAddress(address('market'))
    .storeAddress(address('item'))
    .storeAddress(null)
    .storeCoins(9_000)
    .storeRef(
      beginCell().storeAddress(address('fees')).storeCoins(180).storeAddress(address('author')).storeCoins(450),
    ),
)
const auctionState = state(
  beginCell()
    .storeUint(0, 2)
    .storeAddress(null)
    .storeCoins(0)
    .storeUint(0, 32)
    .storeUint(1_800_000_000, 32)
    .storeAddress(address('owner'))
    .storeUint(0, 64)
    .storeUint(5, 32)
    .storeUint(100, 32)
    .storeUint(10, 32)
    .storeUint(1_000, 32)
    .storeRef(beginCell().storeAddress(address('fees')).storeAddress(address('author')))
    .storeRef(beginCell().storeAddress(address('market')).storeCoins(500).storeCoins(70_000)),
)

/** An owner who sends the item to a desk, which deploys a trade and sends the item on. */
const listed = (trade: string, init: typeof saleState): Sent =>
  fromWallet(
    'owner',
    moves(
      'desk',
      assigned('desk', 'owner', { to: trade, op: 1, deploys: true, init }, moves(trade, assigned(trade, 'desk'))),
    ),
  )

export const sales: Case[] = [
  {
    type: 'nft_put_on_sale',
    says: 'a desk deploys a sale at a fixed price and sends the item to it',
    first: listed('sale', saleState),
    facts: onSale,
    at: [0, 1, 2, 3, 4, 5],
    details: {
      ...ofItem,
      owner: raw('owner'),
      listing_address: raw('desk'),
      sale_address: raw('sale'),
      full_price: '9000',
      marketplace_fee: '180',
      royalty_amount: '450',
      marketplace_fee_address: raw('fees'),
      royalty_address: raw('author'),
      ...market,
    },
    parts: ['nft_transfer', 'call_contract', 'nft_transfer'],
    beside: ['contract_deploy'],
  },
  {
    type: 'nft_put_on_auction',
    says: 'a desk deploys an auction and sends the item to it',
    first: listed('auction', auctionState),
    facts: onAuction,
    at: [0, 1, 2, 3, 4, 5],
    details: {
      ...ofItem,
      owner: raw('owner'),
      listing_address: raw('desk'),
      auction_address: raw('auction'),
      marketplace_fee_factor: '5',
      marketplace_fee_base: '100',
      royalty_fee_base: '1000',
      max_bid: '70000',
      min_bid: '500',
      marketplace_fee_address: raw('fees'),
      royalty_address: raw('author'),
      ...market,
    },
    parts: ['nft_transfer', 'call_contract', 'nft_transfer'],
    beside: ['contract_deploy'],
  },
  {
    type: 'nft_cancel_sale',
    says: 'the owner takes the item back, in a transfer of its own',
    first: fromWallet('owner', {
      to: 'sale',
      op: 3,
      body: queried(),
      sends: [moves('owner', assigned('owner', 'sale'))],
    }),
    facts: onSale,
    at: [0, 1],
    details: {
      owner: raw('owner'),
      nft_item: raw('item'),
      nft_collection: raw('collection'),
      sale_address: raw('sale'),
      ...market,
    },
    parts: ['call_contract'],
    beside: ['nft_transfer'],
  },
  {
    type: 'nft_update_sale',
    says: 'the owner asks for another price, and the sale refuses',
    first: fromWallet('owner', {
      to: 'sale',
      op: 0x6c6c2080,
      body: queried((b) => b.storeCoins(8_000).storeCoins(160).storeCoins(400)),
      aborted: true,
    }),
    facts: onSale,
    at: [0, 1],
    success: false,
    details: {
      source: raw('owner'),
      sale_contract: raw('sale'),
      nft_address: raw('item'),
      full_price: '8000',
      marketplace_fee: '160',
      royalty_amount: '400',
      ...market,
    },
    parts: ['call_contract'],
  },
]

const traded = {
  nft_item: raw('item'),
  nft_collection: raw('collection'),
  auction_address: raw('auction'),
  ...market,
}

export const auctions: Case[] = [
  {
    type: 'auction_bid',
    says: 'coins for an auction',
    first: fromWallet('anna', { to: 'auction', value: 800n }),
    facts: onAuction,
    at: [0, 1],
    details: { amount: '800', bidder: raw('anna'), auction: raw('auction'), ...ofItem },
  },
  {
    type: 'auction_outbid',
    says: 'the bid before returns, with a comment',
    first: fromWallet('anna', {
      to: 'auction',
      value: 800n,
      sends: [{ to: 'boris', value: 690n, ...comment('Your bid has been outbid by another user.') }],
    }),
    facts: onAuction,
    at: [1, 2],
    details: {
      auction_address: raw('auction'),
      bidder: raw('boris'),
      new_bidder: raw('anna'),
      nft_item: raw('item'),
      nft_collection: raw('collection'),
      amount: '690',
      comment: 'Your bid has been outbid by another user.',
      marketplace: 'shop',
    },
    parts: ['ton_transfer'],
    beside: ['auction_bid'],
  },
  {
    type: 'nft_cancel_auction',
    says: 'the owner writes a word, and the item returns',
    first: fromWallet('owner', {
      to: 'auction',
      ...comment('cancel'),
      sends: [moves('owner', assigned('owner', 'auction'))],
    }),
    facts: onAuction,
    at: [0, 1],
    details: { owner: raw('owner'), ...traded },
    parts: ['ton_transfer'],
    beside: ['nft_transfer'],
  },
  {
    type: 'nft_finish_auction',
    says: 'anybody ends it by an opcode, without a bid',
    first: fromWallet('anna', {
      to: 'auction',
      op: 0xb95616b6,
      sends: [moves('owner', assigned('owner', 'auction'))],
    }),
    facts: onAuction,
    at: [0, 1],
    details: { owner: raw('owner'), ...traded },
    parts: ['call_contract'],
    beside: ['nft_transfer'],
  },
  {
    type: 'nft_finish_auction',
    says: 'anybody ends it by a word: the last bidder has bought the item',
    first: fromWallet('chen', {
      to: 'auction',
      ...comment('finish'),
      sends: [moves('anna', assigned('anna', 'auction')), { to: 'owner', value: 650n }],
    }),
    facts: onAuction,
    at: [0, 1],
    details: { owner: raw('anna'), ...traded },
    parts: ['ton_transfer'],
    beside: ['nft_purchase'],
  },
]
