import { describe, expect, it } from 'vitest'
import type { NftSale } from '../../src/contract/v3/nftSale.ts'
import { readOffer } from '../../src/reading/offer.ts'
import { nftSales } from '../../stories/fixtures/nfts.ts'

const [first] = nftSales as readonly [NftSale]
const fixed = (details: object) => readOffer({ ...first, type: 'getgems_sale', details } as NftSale)

describe('an offer', () => {
  const offers = nftSales.map(readOffer)

  it('of an unknown kind keeps the word of the service, and asks for nothing', () => {
    const offer = readOffer({ ...first, type: 'swap_market', details: { full_price: '5' } } as unknown as NftSale)
    expect(offer).toMatchObject({ kind: 'other', word: 'swap_market', price: undefined, over: undefined })
  })

  it('has no parts by receiver where they are not known, or exceed the price', () => {
    expect(fixed({ full_price: '10' }).cut).toBeUndefined()
    expect(fixed({ full_price: '10', royalty_amount: '6', marketplace_fee: '5' }).cut).toBeUndefined()
    expect(fixed({ full_price: '10', royalty_amount: '2', marketplace_fee: '1' }).cut).toEqual({
      sellerGets: 7n,
      royalty: 2n,
      marketFee: 1n,
    })
  })

  it('is read alike from fixed prices, auctions and names', () => {
    expect(offers[0]).toMatchObject({ kind: 'fixed', price: '32000000000', note: undefined, over: undefined })
    expect(offers[1]).toMatchObject({ over: 'sold' })
    expect(offers[2]).toMatchObject({ price: undefined })
    expect(offers[3]).toMatchObject({ kind: 'auction', price: '7000000000', note: 'bid' })
    expect(offers[4]).toMatchObject({ price: '2500000000', note: 'minBid' })
    expect(offers[5]).toMatchObject({ over: 'canceled' })
    expect(offers[7]).toMatchObject({ kind: 'name', price: '105000000000', note: 'minBid', ends: undefined })
  })
})
