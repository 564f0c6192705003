import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleString, visibleText } from '../../src/trust/visibleText.ts'
import { drawSeal } from '../../src/ui/parts/drawSeal.ts'

/** Any characters of the basic plane, the hidden ones often. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0x2000, max: 0x2070 })))
  .map((codes) => String.fromCharCode(...codes))

describe('a stranger’s text', () => {
  it('shows direction overrides, invisible and control characters by their code', () => {
    expect(visibleText('a\u202Eb')).toEqual([{ text: 'a' }, { code: 'U+202E' }, { text: 'b' }])
    for (const hidden of [
      '\u200B',
      '\u200F',
      '\u2066',
      '\uFEFF',
      '\u0000',
      '\u007F',
      '\u00AD',
      '\u3164',
      '\u{E0001}',
    ]) {
      expect(visibleText(hidden)).toHaveLength(1)
      expect(visibleText(hidden)[0]).toHaveProperty('code')
    }
  })
  it('keeps what scripts and emoji need', () => {
    const kept = [
      'می‌خواهم',
      'क्‍ष',
      '👩🏽‍🚀',
      '❤️',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      'На кофе ☕',
    ]
    for (const text of kept) expect(visibleText(text)).toEqual([{ text }])
  })
  it('never lets a hidden character through, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visibleString(text)).not.toMatch(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u)
      }),
    )
  })
  it('is cut where it would not end', () => {
    expect(visibleString('W'.repeat(2000), 10)).toBe(`${'W'.repeat(10)}…`)
  })
})

describe('a seal', () => {
  it('is the same for one account and another for its look-alike', () => {
    const address = `0:${'AB'.repeat(32)}`
    const lookAlike = `0:ABABABAB${'0'.repeat(48)}ABABABAB`
    expect(drawSeal(address)).toEqual(drawSeal(address))
    expect(drawSeal(address)).not.toEqual(drawSeal(lookAlike))
  })
  it('keeps its second hue 50 to 140 degrees from the first', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { hue, secondHue } = drawSeal(text)
        const apart = Math.min((hue - secondHue + 360) % 360, (secondHue - hue + 360) % 360)
        expect(apart).toBeGreaterThanOrEqual(50)
        expect(apart).toBeLessThanOrEqual(140)
      }),
    )
  })
})
