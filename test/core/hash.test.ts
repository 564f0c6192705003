import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64OfHex, InvalidHashError, isSameHash, toBase64Hash, toHexHash } from '../../src/core/values/hash.ts'

describe('a hash', () => {
  it('is refused with the text in the error when it is none', () => {
    for (const text of ['', 'abc', 'f'.repeat(63), 'f'.repeat(65), `0x${'g'.repeat(64)}`, '*'.repeat(44)]) {
      expect(() => toBase64Hash(text)).toThrow(InvalidHashError)
      expect(() => toHexHash(text)).toThrow(/64 hex digits/)
      expect(isSameHash(text, text)).toBe(false)
    }
  })

  it('is one hash in hex, base64 and base64url, padded or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const buffer = Buffer.from(bytes)
        const [hex, base64, url] = [buffer.toString('hex'), buffer.toString('base64'), buffer.toString('base64url')]
        for (const text of [hex, hex.toUpperCase(), `0x${hex}`, base64, base64.slice(0, 43), url, `${url}=`]) {
          expect(toBase64Hash(text)).toBe(base64)
          expect(toHexHash(text)).toBe(hex)
          expect(isSameHash(text, base64)).toBe(true)
        }
      }),
    )
  })

  it('has the same base64 as Node makes, at any length', () => {
    for (const length of [0, 1, 2, 3, 32, 8_190, 8_191, 20_000]) {
      const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 37) % 256))
      expect(base64OfHex(bytes.toString('hex'))).toBe(bytes.toString('base64'))
    }
  })

  it('has one spelling, whatever the two spare bits of the last character say', () => {
    expect(toBase64Hash(`${'A'.repeat(42)}B`)).toBe(`${'A'.repeat(43)}=`)
  })
})
