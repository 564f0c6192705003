import { beginCell } from '@ton/core'
import { address, type Case, fromWallet, payloadOf, queried, raw } from '../classifying.ts'
import { ASSIGNED, item, known, ofItem } from './market.ts'

const bid = beginCell().storeUint(0x38127de1, 32).storeCoins(95).storeUint(1, 32)
const telegram = known({ item: (of) => (of === raw('item') ? { ...item, isTelegram: true } : undefined) })
const auctionOfItem = {
  nft_item: raw('item'),
  nft_collection: raw('collection'),
  auction_address: raw('item'),
  marketplace_address: null,
  marketplace: null,
}

export const telemint: Case[] = [
  {
    type: 'teleitem_start_auction',
    says: 'an item that sells itself',
    first: fromWallet('owner', {
      to: 'item',
      op: 0x487a8e81,
      body: queried((b) =>
        b.storeRef(
          beginCell()
            .storeAddress(address('owner'))
            .storeCoins(10)
            .storeCoins(99)
            .storeUint(5, 8)
            .storeUint(60, 32)
            .storeUint(3_600, 32),
        ),
      ),
      sends: [{ to: 'owner', op: 0xa37a0983 }],
    }),
    facts: telegram,
    at: [0, 1, 2],
    details: {
      ...auctionOfItem,
      nft_item_index: '5',
      owner: raw('owner'),
      listing_address: null,
      marketplace_fee_factor: '0',
      marketplace_fee_base: '0',
      royalty_fee_base: '0',
      max_bid: '99',
      min_bid: '10',
      marketplace_fee_address: raw('owner'),
      royalty_address: null,
    },
    parts: ['call_contract', 'call_contract'],
  },
  {
    type: 'teleitem_cancel_auction',
    says: 'no longer',
    first: fromWallet('owner', { to: 'item', op: 0x371638ae, aborted: true }),
    facts: telegram,
    at: [0, 1],
    success: false,
    details: { ...auctionOfItem, owner: raw('owner') },
    parts: ['call_contract'],
  },
  {
    type: 'nft_transfer',
    says: 'an item that sells itself goes to the highest bidder, and pays the house and the seller',
    first: {
      to: 'item',
      op: 0x12345678,
      sends: [
        {
          to: 'anna',
          op: ASSIGNED,
          body: queried((b) => b.storeAddress(address('owner')).storeBit(1).storeRef(bid)),
        },
        { to: 'house', op: 0x370fec51, value: 5n },
        { to: 'owner', op: 0x370fec51, value: 90n },
      ],
    },
    facts: telegram,
    at: [0, 1, 2, 3],
    details: {
      ...ofItem,
      old_owner: raw('owner'),
      new_owner: raw('anna'),
      is_purchase: true,
      price: '95',
      query_id: '7',
      response_destination: null,
      custom_payload: null,
      forward_payload: payloadOf(bid),
      forward_amount: null,
      comment: null,
      is_encrypted_comment: false,
      marketplace: null,
      real_old_owner: null,
      marketplace_address: null,
      payout_amount: '90',
      payout_address: raw('owner'),
      payout_comment: null,
      payout_comment_encrypted: null,
      payout_comment_encoded: null,
      royalty_amount: '5',
      royalty_address: raw('house'),
    },
  },
  {
    type: 'nft_discovery',
    says: 'an item that is asked for its number and its collection',
    first: fromWallet('anna', {
      to: 'item',
      op: 0x2fcb26a2,
      body: queried(),
      sends: [
        {
          to: 'anna',
          op: 0x8b771735,
          body: queried((b) => b.storeUint(5, 256).storeAddress(address('collection'))),
        },
      ],
    }),
    at: [0, 1, 2],
    details: { source: raw('anna'), ...ofItem },
    parts: ['call_contract', 'call_contract'],
  },
]
