import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/react/settings.ts'
import { directionOf } from '../../src/reading/direction.ts'
import { readPayload } from '../../src/reading/payload.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'
import { gridTarget } from '../../src/ui/nfts/NftGrid/useGridFocus.ts'
import { createTimeLeft } from '../../src/ui/time/createTimeLeft.ts'
import { shownNft } from '../../src/ui/tokens/nft.ts'
import { createShares, shareOf } from '../../src/ui/tokens/share.ts'
import { tokenInfoFrom, tokenOf, traitsOf } from '../../src/ui/tokens/tokenInfo.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { OTHER, OWN } from '../../stories/fixtures/transactions.ts'

const amount = fc.bigInt({ min: 0n, max: 2n ** 120n - 1n })

describe('a share', () => {
  const write = createShares('en')
  it('is exact to 20 digits and never more than there is', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [part, whole] = a < b ? [a, b] : [b, a + 1n]
        const share = shareOf(String(part), String(whole)) ?? ''
        const [units = '', fraction = ''] = share.split('.')
        const scaled = BigInt(units + fraction.padEnd(20, '0'))
        expect(scaled * whole <= part * 10n ** 20n).toBe(true)
        expect((scaled + 1n) * whole > part * 10n ** 20n).toBe(true)
      }),
    )
  })
  it('of nothing is unknown', () => expect(shareOf('5', '0')).toBeUndefined())
  it('is written rounded, never as 0 where there is something, and never as all where something is left', () => {
    expect(write('0.4')).toEqual({ text: '40%', full: '40%' })
    expect(['0.60857', '0.199999999999', '0.00005'].map((share) => write(share).text)).toEqual([
      '60.86%',
      '20%',
      '0.01%',
    ])
    expect(['0.00004999', '0.99994', '0.99995', '0.99999999999999999999'].map((share) => write(share).text)).toEqual([
      '<0.01%',
      '99.99%',
      '>99.99%',
      '>99.99%',
    ])
    expect(write('0.00000000001')).toEqual({ text: '<0.01%', full: '0.000000001%' })
    expect(write('0').text).toBe('0%')
    expect(write('1').text).toBe('100%')
  })
})

describe('the time that is left', () => {
  it('is in its two largest units, and from two days on in days', () => {
    const write = createTimeLeft('en', 'UTC')
    expect([41 * 86_400 + 7, 86_400 + 3_600, 11_520, 3_600, 75, 59, 0, -5].map((seconds) => write(seconds, 0))).toEqual(
      ['41 days', '1 day 1 hr', '3 hr 12 min', '1 hr', '1 min 15 sec', '59 sec', '0 sec', '0 sec'],
    )
  })
  it('is from a week on as many days as the calendar has until the date beside it', () => {
    const noon = Date.UTC(2026, 10, 29, 12)
    const ends = [Date.UTC(2026, 11, 21, 23), Date.UTC(2026, 11, 22, 1), Date.UTC(2026, 11, 6, 13), 8.64e15]
    const write = createTimeLeft('en', 'UTC')
    const left = ends.map((end) => write((end - noon) / 1000, noon))
    expect(left).toEqual(['22 days', '23 days', '7 days', expect.stringMatching(/^[\d,]+ days$/)])
    // There it is one o'clock of the next day.
    expect(createTimeLeft('en', 'Asia/Tokyo')((Date.UTC(2026, 11, 21, 16) - noon) / 1000, noon)).toBe('23 days')
    expect([6.9, 2.6].map((days) => write(days * 86_400, noon))).toEqual(['6 days', '2 days'])
  })
  it('is in the words of the locale', () => expect(createTimeLeft('ru', 'UTC')(2 * 86_400, 0)).toBe('2 дня'))
})

describe('what a contract says of its token', () => {
  it('fills in what the service lacks, and never wins over it', () => {
    const content = { name: 'Own', symbol: 'OWN', decimals: '9', image: 'https://x.example/i.png', other: { deep: 1 } }
    expect(tokenInfoFrom(content, 'jetton_masters')).toMatchObject({ name: 'Own', extra: { decimals: '9' } })
    const known = { A: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'KNOWN' }] } }
    expect(tokenOf('A', known, 'jetton_masters', content)).toMatchObject({
      symbol: 'KNOWN',
      name: 'Own',
      extra: { decimals: '9' },
    })
    expect(tokenInfoFrom({ name: 7 }, 'jetton_masters')).toBeUndefined()
    expect(tokenInfoFrom(null, 'jetton_masters')).toBeUndefined()
  })
  it('is never an image that loads unasked', () => {
    expect(tokenInfoFrom({ _image_small: 'https://imgproxy.toncenter.com/x' }, 'nft_items')).toBeUndefined()
  })
})

describe('the traits of an item', () => {
  it('are those that are texts or numbers', () => {
    const traits = (attributes: unknown) => traitsOf({ extra: { attributes } })
    expect(traits([{ trait_type: 'Sky', value: 7 }, null, 5, { trait_type: 'x', value: {} }, { value: 'y' }])).toEqual([
      { name: 'Sky', value: '7' },
    ])
    expect(traits('no list')).toEqual([])
    expect(traits(Array.from({ length: 5000 }, () => ({ trait_type: 'a', value: 'b' })))).toHaveLength(100)
  })
})

describe('an item', () => {
  const flagsOf = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, [])
  it('is flagged for its own metadata and for those of its collection, once for each reason', () => {
    const [item] = nftItems
    if (!item) throw new Error('the fixture is empty')
    const scam = { is_indexed: true, token_info: [{ type: 'nft_collections', name: 'visit evil.com', is_scam: true }] }
    const metadata = { ...nftMetadata, [item.collection_address ?? '']: scam }
    expect(shownNft(item, { metadata, flagsOf }).flags.map(({ kind }) => kind)).toEqual(['scam', 'link'])
    expect(shownNft(item, { metadata: nftMetadata, flagsOf }).flags).toEqual([])
  })
})

describe('a payload', () => {
  it('is a comment only where it is one', () => {
    expect(readPayload({ '@type': 'text_comment', comment: 'hi' })).toEqual({ comment: 'hi' })
    expect(readPayload({ '@type': 'text_comment', text: 'hi' })).toEqual({ comment: 'hi' })
    expect(readPayload({ '@type': 'encrypted_text_comment' })).toEqual({ isEncrypted: true })
    for (const other of [null, undefined, {}, { '@type': 'x', comment: 'hi' }, { '@type': 'text_comment', text: 7 }]) {
      expect(readPayload(other)).toEqual({})
    }
  })
})

describe('a direction', () => {
  it('is that of the owner, however the address is written', () => {
    expect(directionOf(OWN.toLowerCase(), OTHER, OWN)).toBe('in')
    expect(directionOf(OWN, OWN, OTHER)).toBe('out')
    expect(directionOf(OWN, OWN, OWN)).toBe('self')
    expect(directionOf(undefined, OWN, OTHER)).toBeUndefined()
    expect(directionOf(OWN, '', '')).toBeUndefined()
    expect(directionOf(OWN, null, undefined)).toBeUndefined()
    expect(directionOf('outside', 'outside', 'outside')).toBeUndefined()
  })
})

describe('keys in a grid', () => {
  const keys = ['forward', 'back', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'x']
  it('never lead out of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        fc.constantFrom(...keys),
        fc.boolean(),
        (count, columns, at, key, isAll) => {
          const target = gridTarget(key, isAll, at % count, columns, count)
          if (key === 'x') {
            expect(target).toBeUndefined()
            return
          }
          expect(target).toBeGreaterThanOrEqual(0)
          expect(target).toBeLessThan(count)
        },
      ),
    )
  })
  it('move along the line and between lines, to the last cell where a line ends early', () => {
    expect(gridTarget('ArrowDown', false, 1, 4, 10)).toBe(5)
    expect(gridTarget('ArrowDown', false, 7, 4, 10)).toBe(9)
    expect(gridTarget('ArrowDown', false, 9, 4, 10)).toBe(9)
    expect(gridTarget('ArrowUp', false, 5, 4, 10)).toBe(1)
    expect(gridTarget('Home', false, 6, 4, 10)).toBe(4)
    expect(gridTarget('End', false, 9, 4, 10)).toBe(9)
    expect(gridTarget('End', true, 0, 4, 10)).toBe(9)
  })
})
