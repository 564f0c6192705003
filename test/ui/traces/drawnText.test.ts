import { describe, expect, it } from 'vitest'
import { cutText, lengthOf } from '../../../src/ui/traces/TraceTree/drawnText.ts'

/** Pixels of characters in Inter, 12 px, of the medium weight, as Chromium measures them. */
const MEASURED = {
  ...{ i: 3.4, l: 3.4, I: 3.6, t: 4.4, f: 4.5, r: 5.1, s: 6.8, z: 7, a: 7, e: 7.4, n: 7.5, o: 7.6, g: 7.8 },
  ...{ E: 7.6, R: 8.1, B: 8.2, X: 8.7, D: 9, U: 9.2, H: 9.3, N: 9.4, O: 9.5, Q: 9.6, w: 10.3, m: 11, M: 11.3, W: 12.6 },
  ...{ 0: 8.1, 8: 8.1, '@': 12.1, '%': 12.2, '…': 11.3, п: 8.2, ы: 9.8, ш: 11.3, щ: 11.6, М: 10.7, Ы: 10.9, Щ: 13.5 },
}
const drawn = (text: string) => [...text].reduce((sum, one) => sum + (MEASURED[one as keyof typeof MEASURED] ?? 3.6), 0)

describe('a text of a drawing', () => {
  it.each(Object.entries(MEASURED))('has room for %s', (character, pixels) => {
    expect(lengthOf(character)).toBeGreaterThan(pixels - 0.7)
  })

  it.each(['N', 'W', 'Щ', 'Q', '8'])('ends inside its box, however many %s it has', (wide) => {
    const text = cutText(`NO ${wide.repeat(40)}`, 206)
    expect(text).toMatch(/…$/)
    expect(drawn(text)).toBeLessThanOrEqual(206)
  })

  it('is whole where it has room', () => {
    expect(cutText('NFT Evening', 206)).toBe('NFT Evening')
  })
})
