import { describe, expect, it } from 'vitest'
import { readBlock } from '../../src/reading/search/readBlock.ts'
import { readHash } from '../../src/reading/search/readHash.ts'
import { isWholeWorkchain, shardName } from '../../src/reading/shardName.ts'

const HEX = '0f'.repeat(32)
const masterchain = { workchain: -1, shard: '8000000000000000' }

describe('a block', () => {
  it.each(['', 'x', '-5', '2147483648', '0:xyz:1', '0:8000', `0:${'8'.repeat(21)}:1`, '12,34', '1.2'])(
    'is not read from "%s"',
    (text) => expect(readBlock(text)).toBeUndefined(),
  )

  it('of the masterchain is a number alone', () => {
    for (const text of ['1234567', '#1234567', '1,234,567', '1 234 567'])
      expect(readBlock(text)).toEqual({ ...masterchain, seqno: 1_234_567 })
  })

  it('of a shard has its number in hex, short or whole, or as a signed decimal', () => {
    const place = { workchain: 0, shard: '8000000000000000', seqno: 7 }
    for (const text of ['0:8000000000000000:7', '(0,8,7)', '0:8000:7', '0:-9223372036854775808:7'])
      expect(readBlock(text)).toEqual(place)
  })
})

describe('a hash', () => {
  it('is not read from a text that is none', () => {
    for (const text of ['', HEX.slice(2), `${HEX}0`, 'not a hash']) expect(readHash(text)).toBeUndefined()
  })

  it('is hex in small letters, from every form', () => {
    const base64 = Buffer.from(HEX, 'hex').toString('base64')
    for (const text of [HEX, HEX.toUpperCase(), `0x${HEX}`, base64, base64.replaceAll('/', '_').replace('=', '')])
      expect(readHash(text)).toBe(HEX)
  })
})

describe('the name of a shard', () => {
  it('holds no character of a stranger', () => {
    expect(shardName(0, '80\u202E<b>')).toBe('0:80??b?')
    expect(shardName(0, '8'.repeat(10_000))).toBe(`0:${'8'.repeat(16)}`)
  })

  it('is without the zeros at the end, and at least four digits', () => {
    expect(shardName(-1, '8000000000000000')).toBe('-1:8000')
    expect(shardName(0, '6A80000000000000')).toBe('0:6A80')
    expect(shardName(0, '6A84000000000000')).toBe('0:6A84')
  })

  it('is of a whole workchain where it is one bit', () => {
    expect(isWholeWorkchain('8000000000000000')).toBe(true)
    expect(isWholeWorkchain('4000000000000000')).toBe(false)
  })
})
