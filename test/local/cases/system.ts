import { beginCell } from '@ton/core'
import { address, type Case, comment, fromWallet, payloadOf, raw, type Sent } from '../classifying.ts'

const pool = { isNominatorPool: (of: string) => of === raw('pool') }
const stake = { provider: 'nominator', stake_holder: raw('anna'), pool: raw('pool'), asset: null }

export const stakes: Case[] = [
  {
    type: 'election_deposit',
    says: 'the elector takes a stake',
    first: fromWallet('validator', {
      to: 'elector',
      op: 0x4e73744b,
      value: 900n,
      sends: [{ to: 'validator', op: 0xf374484c }],
    }),
    at: [0, 1, 2],
    details: { stake_holder: raw('validator'), amount: '900' },
  },
  {
    type: 'election_deposit',
    says: 'the elector does not answer',
    first: fromWallet('validator', { to: 'elector', op: 0x4e73744b, value: 900n }),
    at: [0, 1],
    success: false,
    details: { stake_holder: raw('validator'), amount: '900' },
  },
  {
    type: 'stake_deposit',
    says: 'a nominator writes one letter, and gets the rest of the fee back',
    first: fromWallet('anna', { to: 'pool', value: 500n, ...comment('d'), sends: [{ to: 'anna', op: 0xffffffff }] }),
    facts: pool,
    at: [0, 1, 2],
    details: { ...stake, amount: '500', tokens_minted: null },
  },
  {
    type: 'stake_withdrawal_request',
    says: 'the pool pays at the end of the round: only the fee returns',
    first: fromWallet('anna', { to: 'pool', value: 50n, ...comment('w'), sends: [{ to: 'anna', value: 40n }] }),
    facts: pool,
    at: [0, 1, 2],
    details: { ...stake, payout_nft: null, tokens_burnt: null },
  },
  {
    type: 'stake_withdrawal',
    says: 'the pool pays at once: the stake, then the fee',
    first: fromWallet('anna', {
      to: 'pool',
      value: 50n,
      ...comment('w'),
      sends: [
        { to: 'anna', value: 500n },
        { to: 'anna', value: 40n },
      ],
    }),
    facts: pool,
    at: [0, 1, 2, 3],
    details: { ...stake, amount: '500', payout_nft: null, tokens_burnt: null },
  },
  {
    type: 'stake_withdrawal',
    says: 'the owner of the pool lets it pay one who asked',
    first: fromWallet('owner', { to: 'pool', op: 2, sends: [{ to: 'anna', value: 500n }] }),
    facts: pool,
    at: [1, 2],
    details: { ...stake, amount: '500', payout_nft: null, tokens_burnt: null },
    beside: ['call_contract'],
  },
]

const secret = beginCell().storeUint(0x2167da4b, 32).storeBuffer(Buffer.from('secret'))
const paid: Sent = fromWallet('anna', { to: 'boris', value: 5n, extra: { 100: '77' }, ...comment('hi') })
const called: Sent = fromWallet('anna', { to: 'boris', value: 0n, extra: { 100: '77' }, op: 9, aborted: true })

export const others: Case[] = [
  {
    type: 'tick_tock',
    says: 'the clock of the chain, where it causes a message',
    first: { to: 'elector', isTick: true, sends: [{ to: 'config', op: 0x4e565354 }] },
    at: [0],
    details: {},
    beside: ['call_contract'],
  },
  {
    type: 'extra_currency_transfer',
    says: 'coins of another currency with a comment',
    first: paid,
    at: [0, 1],
    details: {
      source: raw('anna'),
      destination: raw('boris'),
      value: '5',
      value_extra_currencies: { 100: '77' },
      comment: 'hi',
      encrypted: false,
    },
  },
  {
    type: 'extra_currency_transfer',
    says: 'a call that brings another currency, and fails',
    first: called,
    at: [0, 1],
    success: false,
    details: {
      opcode: '0x00000009',
      source: raw('anna'),
      destination: raw('boris'),
      value: '0',
      extra_currencies: { 100: '77' },
    },
  },
  {
    type: 'unknown',
    says: 'a message from outside that causes no other, to no wallet',
    first: { to: 'counter', op: 0x12345678 },
    at: [0],
    details: { error: "unsupported action type: 'unknown'" },
  },
  {
    type: 'ton_transfer',
    says: 'a comment that only its reader can decrypt',
    first: fromWallet('anna', {
      to: 'boris',
      value: 5n,
      op: 0x2167da4b,
      body: (b) => b.storeBuffer(Buffer.from('secret')),
    }),
    at: [0, 1],
    details: {
      source: raw('anna'),
      destination: raw('boris'),
      value: '5',
      value_extra_currencies: {},
      comment: Buffer.from('secret').toString('base64'),
      encrypted: true,
    },
  },
  {
    type: 'ton_transfer',
    says: 'coins that bounce; the bounce is a call',
    first: fromWallet('anna', {
      to: 'boris',
      value: 5n,
      aborted: true,
      sends: [{ to: 'anna', value: 4n, op: 0xffffffff, bounce: false }],
    }),
    at: [0, 1],
    success: false,
    details: {
      source: raw('anna'),
      destination: raw('boris'),
      value: '5',
      value_extra_currencies: {},
      comment: null,
      encrypted: false,
    },
    beside: ['call_contract'],
  },
  {
    type: 'jetton_transfer',
    says: 'a transfer that its receiver’s wallet refuses, with an encrypted comment',
    first: fromWallet('anna', {
      to: 'annas',
      op: 0x0f8a7ea5,
      body: (b) =>
        b
          .storeUint(7, 64)
          .storeCoins(12)
          .storeAddress(address('boris'))
          .storeAddress(null)
          .storeBit(0)
          .storeCoins(1)
          .storeBit(1)
          .storeRef(secret),
      sends: [
        {
          to: 'boriss',
          op: 0x178d4519,
          aborted: true,
          body: (b) =>
            b
              .storeUint(7, 64)
              .storeCoins(12)
              .storeAddress(address('anna'))
              .storeAddress(null)
              .storeCoins(1)
              .storeBit(0),
          sends: [{ to: 'annas', op: 0xffffffff }],
        },
      ],
    }),
    facts: {
      jettonWallet: (of) => (of === raw('boriss') ? { owner: raw('boris'), jetton: raw('master') } : undefined),
    },
    at: [0, 1, 2, 3],
    success: false,
    details: {
      asset: raw('master'),
      sender: raw('anna'),
      receiver: raw('boris'),
      sender_jetton_wallet: raw('annas'),
      receiver_jetton_wallet: raw('boriss'),
      amount: '12',
      comment: Buffer.from('secret').toString('base64'),
      is_encrypted_comment: true,
      query_id: '7',
      response_destination: null,
      custom_payload: null,
      forward_payload: payloadOf(secret),
      forward_amount: '1',
    },
  },
]
