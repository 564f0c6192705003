import { describe, expect, it } from 'vitest'
import { toBytes, toText } from '../../src/server/text.ts'

/** Letters of one, two, three and four bytes, cut at any place. */
const LONG = 'aé€😀'.repeat(400_000)

describe('a long text', () => {
  it.each([LONG, `b${LONG}`, `bb${LONG}`, `bbb${LONG}`, `bbbb${LONG}`])(
    'has the same bytes as at once',
    async (text) => {
      expect((await toBytes(text)).equals(Buffer.from(text))).toBe(true)
    },
  )

  it.each([1_000_003, 65_536, 16_381])('is the same text again, in chunks of %i bytes', async (size) => {
    const bytes = Buffer.from(LONG)
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    expect((await toText(chunks)) === LONG).toBe(true)
  })

  it.each([
    ['encoded', () => toBytes(LONG)],
    ['decoded', () => toText(Array(400).fill(Buffer.alloc(65_536, 'x')))],
  ])('lets others run while it is %s', async (_, convert) => {
    let others = 0
    const timer = setInterval(() => void others++, 0)
    await convert()
    clearInterval(timer)
    expect(others).toBeGreaterThan(1)
  })
})
