import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import { saleParts } from '../../src/reading/salePart.ts'

const [SALE, BUYER, SELLER, MARKET, ARTIST] = ['1', '2', '3', '4', '5'].map((digit) => `0:${digit.repeat(64)}`) as [
  string,
  string,
  string,
  string,
  string,
]

const purchase = (details: object = {}, type = 'nft_purchase') =>
  ({
    type,
    details: { old_owner: SALE, new_owner: BUYER, payout_address: SELLER, marketplace_address: MARKET, ...details },
  }) as unknown as Action

const paid = (destination: string, more: object = {}) => ({
  hash: destination,
  source: SALE,
  destination,
  opcode: null,
  ...more,
})
const PAID = [paid(SELLER), paid(ARTIST), paid(MARKET)]
const partsOf = (action: Action, messages = PAID) => Object.fromEntries(saleParts(action, messages))

describe('the parts of a price', () => {
  it('are those of the accounts that the action names', () => {
    const named = partsOf(purchase({ royalty_address: ARTIST }))
    expect(named).toEqual({ [SELLER]: 'payout', [ARTIST]: 'royalty', [MARKET]: 'marketFee' })
  })

  it('have as royalty the one payment that is left', () => {
    expect(partsOf(purchase())[ARTIST]).toBe('royalty')
    expect(partsOf(purchase({ payout_address: null, real_old_owner: SELLER }))[ARTIST]).toBe('royalty')
  })

  it('do not guess where several payments are left, or a receiver is not known', () => {
    expect(partsOf(purchase(), [...PAID, paid(BUYER)])).toEqual({ [SELLER]: 'payout', [MARKET]: 'marketFee' })
    expect(partsOf(purchase({ marketplace_address: null }))).toEqual({ [SELLER]: 'payout' })
    expect(partsOf(purchase({ payout_address: 'nobody', marketplace_address: 4 }))).toEqual({})
  })

  it('are payments of the sale alone, without an operation', () => {
    expect(partsOf(purchase(), [paid(SELLER, { source: BUYER }), paid(MARKET, { opcode: '0x5fcc3d14' })])).toEqual({})
    expect(partsOf(purchase({}, 'nft_transfer'))).toEqual({})
  })
})
