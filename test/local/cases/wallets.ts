import { beginCell, Dictionary } from '@ton/core'
import { address, type Case, comment, fromWallet, queried, raw } from '../classifying.ts'

const order = beginCell().storeUint(0xabcd, 16).endCell()
const ORDER = 'te6ccgEBAQEABAAABKvN'
const signers = beginCell()
  .storeDictDirect(
    Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address())
      .set(0, address('anna'))
      .set(1, address('boris')),
  )
  .endCell()
const ofOrder = {
  signersOf: (of: string) => (of === raw('order') ? [raw('anna'), raw('boris')] : undefined),
}

export const multisigs: Case[] = [
  {
    type: 'multisig_create_order',
    says: 'a signer proposes a payment, and approves it at once',
    first: fromWallet('anna', {
      to: 'multisig',
      op: 0xf718510f,
      body: queried((b) =>
        b.storeUint(3, 256).storeBit(1).storeUint(0, 8).storeUint(1_800_000_000, 48).storeRef(order),
      ),
      sends: [
        {
          to: 'order',
          op: 0x9c73fba2,
          deploys: true,
          body: queried((b) =>
            b
              .storeUint(2, 8)
              .storeRef(signers)
              .storeUint(1_800_000_000, 48)
              .storeRef(order)
              .storeBit(1)
              .storeUint(0, 8),
          ),
        },
      ],
    }),
    facts: ofOrder,
    at: [0, 1, 2],
    details: {
      query_id: '7',
      order_seqno: '3',
      is_created_by_signer: true,
      is_signed_by_creator: true,
      creator_index: 0,
      expiration_date: 1_800_000_000,
      order_boc: ORDER,
      source: raw('anna'),
      destination: raw('multisig'),
      destination_order: raw('order'),
    },
    parts: ['call_contract', 'call_contract'],
    beside: ['contract_deploy'],
  },
  {
    type: 'multisig_approve',
    says: 'another signer approves',
    first: fromWallet('boris', {
      to: 'order',
      op: 0xa762230f,
      body: queried((b) => b.storeUint(1, 8)),
      sends: [{ to: 'boris', op: 0x82609bf6, body: queried() }],
    }),
    facts: ofOrder,
    at: [0, 1, 2],
    details: { signer_index: 1, exit_code: 0, source: raw('boris'), destination: raw('order') },
    parts: ['call_contract', 'call_contract'],
  },
  {
    type: 'multisig_approve',
    says: 'an approval by a comment, too late',
    first: fromWallet('boris', {
      to: 'order',
      ...comment('approve'),
      sends: [{ to: 'boris', op: 0xafaf283e, body: queried((b) => b.storeUint(111, 32)) }],
    }),
    facts: ofOrder,
    at: [0, 1, 2],
    success: false,
    details: { signer_index: -1, exit_code: 111, source: raw('boris'), destination: raw('order') },
    parts: ['ton_transfer', 'call_contract'],
  },
  {
    type: 'multisig_execute',
    says: 'an order that enough signers approved',
    first: {
      to: 'order',
      op: 0x12345678,
      sends: [
        {
          to: 'multisig',
          op: 0x75097f5d,
          body: queried((b) =>
            b.storeUint(3, 256).storeUint(1_800_000_000, 48).storeUint(2, 8).storeUint(255, 256).storeRef(order),
          ),
        },
      ],
    },
    facts: ofOrder,
    at: [0, 1],
    details: {
      query_id: '7',
      order_seqno: '3',
      expiration_date: 1_800_000_000,
      approvals_num: 2,
      signers_hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8=',
      order_boc: ORDER,
      source: raw('order'),
      destination: raw('multisig'),
    },
    parts: ['call_contract'],
  },
]

export const subscriptions: Case[] = [
  {
    type: 'subscribe',
    says: 'a plugin asks the wallet for its payment, and passes it on',
    first: {
      to: 'plugin',
      op: 0x12345678,
      sends: [
        {
          to: 'wallet',
          op: 0x706c7567,
          body: queried((b) => b.storeCoins(3_000)),
          sends: [{ to: 'plugin', op: 0xf06c7567, value: 3_000n, sends: [{ to: 'author', op: 0x73756273 }] }],
        },
      ],
    },
    at: [0, 1, 2, 3],
    details: {
      subscriber: raw('wallet'),
      beneficiary: raw('author'),
      subscription: raw('plugin'),
      amount: '3000',
    },
  },
  {
    type: 'unsubscribe',
    says: 'a wallet ends the plugin, which tells the author',
    first: fromWallet('wallet', { to: 'plugin', op: 0x64737472, sends: [{ to: 'author', op: 0x64737472 }] }),
    at: [0, 1, 2],
    details: { subscriber: raw('wallet'), beneficiary: raw('author'), subscription: raw('plugin') },
  },
]

export const domains: Case[] = (() => {
  const zoned = {
    item: (of: string) =>
      of === raw('domain') ? { index: '9', collection: raw('zone'), isDomain: true, isTelegram: false } : undefined,
  }
  const key = 'ab'.repeat(32)
  const of = { source: raw('anna'), asset: raw('domain'), nft_collection: raw('zone') }
  const nothing = {
    dns_smc_address: null,
    dns_adnl_address: null,
    dns_text: null,
    dns_next_resolver_address: null,
    dns_storage_address: null,
    flags: null,
  }
  const changes = (key: bigint, value?: ReturnType<typeof beginCell>) =>
    fromWallet('anna', {
      to: 'domain',
      op: 0x4eb1f0f9,
      body: queried((b) => (value ? b.storeUint(key, 256).storeRef(value) : b.storeUint(key, 256))),
    })
  const number = BigInt(`0x${key}`)
  return [
    {
      type: 'change_dns',
      says: 'a wallet',
      first: changes(number, beginCell().storeUint(0x9fd3, 16).storeAddress(address('anna')).storeUint(1, 8)),
      facts: zoned,
      at: [0, 1],
      details: {
        key,
        value: { ...nothing, sum_type: 'DNSSmcAddress', dns_smc_address: raw('anna'), flags: 1 },
        ...of,
      },
    },
    {
      type: 'change_dns',
      says: 'a text, which the service has in the member of storage',
      first: changes(
        number,
        beginCell().storeUint(0x1eda, 16).storeUint(1, 8).storeUint(2, 8).storeBuffer(Buffer.from('hi')),
      ),
      facts: zoned,
      at: [0, 1],
      details: { key, value: { ...nothing, sum_type: 'DNSText', dns_storage_address: 'hi' }, ...of },
    },
    {
      type: 'delete_dns',
      says: 'a record without a value',
      first: changes(number),
      facts: zoned,
      at: [0, 1],
      details: { hash: key, ...of },
    },
    { type: 'renew_dns', says: 'no record at all', first: changes(0n), facts: zoned, at: [0, 1], details: of },
    {
      type: 'dns_purchase',
      says: 'the winner claims the domain, which pays its zone',
      first: fromWallet('anna', {
        to: 'domain',
        op: 0x4eb1f0f9,
        body: queried((b) => b.storeUint(0, 256)),
        sends: [{ to: 'zone', op: 0x370fec51, value: 40n, body: queried() }],
      }),
      facts: zoned,
      at: [1, 2],
      details: {
        nft_collection: raw('zone'),
        nft_item: raw('domain'),
        nft_item_index: '9',
        new_owner: raw('anna'),
        price: '40',
        query_id: '7',
        payout_amount: '40',
      },
      parts: ['call_contract'],
      beside: ['renew_dns'],
    },
    {
      type: 'dns_release',
      says: 'anybody may begin a new auction of a domain whose rent was not paid',
      first: fromWallet('anna', { to: 'domain', op: 0x4ed14b65, value: 20n, body: queried() }),
      facts: zoned,
      at: [0, 1],
      details: {
        query_id: '7',
        source: raw('anna'),
        nft_item: raw('domain'),
        nft_collection: raw('zone'),
        nft_item_index: '9',
        value: '20',
      },
      parts: ['call_contract'],
    },
    {
      type: 'auction_outbid',
      says: 'a higher bid for a domain returns the one before',
      first: fromWallet('anna', {
        to: 'domain',
        value: 30n,
        sends: [{ to: 'boris', op: 0x557cea20, value: 25n, body: queried() }],
      }),
      facts: zoned,
      at: [1, 2],
      details: {
        auction_address: raw('domain'),
        bidder: raw('boris'),
        new_bidder: raw('anna'),
        nft_item: raw('domain'),
        nft_collection: raw('zone'),
        amount: '25',
      },
      parts: ['call_contract'],
      beside: ['auction_bid'],
    },
  ] as Case[]
})()
