import { describe, expect, it } from 'vitest'
import {
  InvalidAddressError,
  isSameAddress,
  parseAddress,
  toFriendlyAddress,
  toRawAddress,
  tryParseAddress,
} from '../../src/core/values/address.ts'
import { testAddressForms } from './addressForms.ts'

const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const UQ = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI'

describe('a text that is no address', () => {
  const wrong = {
    nothing: '',
    'a word': 'hello',
    'a raw form with 63 digits': RAW.slice(0, -1),
    'a raw form with a workchain beyond 32 bits': `2147483648${RAW.slice(1)}`,
    'a raw form with a sign too many': `--1${RAW.slice(1)}`,
    'a friendly form with a wrong checksum': `${EQ.slice(0, -1)}O`,
    'a friendly form one character short': EQ.slice(1),
    'a friendly form with both alphabets': `EQ-/${EQ.slice(4)}`,
    'a friendly form with space around it': ` ${EQ} `,
    '64 hex digits without a workchain': RAW.slice(2),
  }
  for (const [name, text] of Object.entries(wrong)) {
    it(`is refused: ${name}`, () => {
      expect(tryParseAddress(text)).toBeUndefined()
      expect(() => parseAddress(text)).toThrow(InvalidAddressError)
      expect(() => toRawAddress(text)).toThrow(/Not an address/)
      expect(isSameAddress(text, text)).toBe(false)
    })
  }

  it('is quoted in the error, cut to 80 characters', () => {
    try {
      parseAddress('x'.repeat(500))
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidAddressError).input).toHaveLength(500)
      expect((error as Error).message.length).toBeLessThan(250)
    }
  })
})

describe('an address', () => {
  it('is one account in its raw, EQ and UQ forms, in either case of hex and either alphabet', () => {
    for (const text of [RAW, RAW.toLowerCase(), EQ, UQ, EQ.replaceAll('-', '+').replaceAll('_', '/')]) {
      expect(toRawAddress(text)).toBe(RAW)
      expect(isSameAddress(text, UQ)).toBe(true)
    }
    expect(isSameAddress(RAW, `-1${RAW.slice(1)}`)).toBe(false)
  })

  it('has flags when it is friendly, and none when it is raw', () => {
    expect(parseAddress(EQ)).toMatchObject({ bounceable: true, testOnly: false })
    expect(parseAddress(UQ)).toMatchObject({ bounceable: false, testOnly: false })
    expect(parseAddress(toFriendlyAddress(EQ, { testOnly: true }))).toMatchObject({ bounceable: true, testOnly: true })
    expect(parseAddress(RAW)).not.toHaveProperty('bounceable')
  })

  it('stays raw in a workchain that the friendly form cannot hold', () => {
    const far = `300${RAW.slice(1)}`
    expect(toFriendlyAddress(far)).toBe(far)
  })
})

describe('random forms of addresses', () => testAddressForms(2_000))
