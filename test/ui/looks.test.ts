import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { createLooks, type Looks } from '../../src/ui/lookalike/looks.tsx'
import { shorten } from '../../src/ui/text/Short.tsx'

const client = createClient({ network: 'mainnet' })
const ENDS = 4
const quiet = () => undefined

/** What a page shows of an address, once it has drawn all of `friendly`. */
function shown(looks: Looks, friendly: readonly string[]) {
  const draw = (one: string) => looks(client, one, one, shorten(one, ENDS))?.short ?? shorten(one, ENDS)
  for (const one of friendly) draw(one)
  return friendly.map(draw)
}

/** Texts of 48 characters with equal ends, as imitators make them. The checksum makes no visible difference. */
const twins = fc
  .tuple(fc.string({ unit: fc.constantFrom(...'ABab01-_'), minLength: 40, maxLength: 40 }), fc.nat(39), fc.nat(7))
  .map(([middle, at, other]) => {
    const char = 'ABab01-_'[other] as string
    return [`UQAb${middle}wxyz`, `UQAb${middle.slice(0, at)}${char}${middle.slice(at + 1)}wxyz`] as const
  })
  .filter(([one, two]) => one !== two)

describe('what shortened addresses look like', () => {
  it('is never the same for two of a page, wherever they differ', () => {
    fc.assert(
      fc.property(twins, ([one, two]) => {
        const [first, second] = shown(createLooks(quiet), [one, two])
        expect(first).not.toBe(second)
      }),
    )
  })

  it('is never the same for many', () => {
    fc.assert(
      fc.property(fc.array(twins, { minLength: 2, maxLength: 8 }), (pairs) => {
        const all = [...new Set(pairs.flat())]
        expect(new Set(shown(createLooks(quiet), all)).size).toBe(all.length)
      }),
    )
  })

  it('begins and ends as before, with what differs in between', () => {
    const one = `UQAb${'c'.repeat(40)}wxyz`
    const early = `UQAb${'d'.repeat(40)}wxyz`
    const late = `UQAb${'c'.repeat(20)}D${'c'.repeat(19)}wxyz`
    expect(shown(createLooks(quiet), [one, early])).toEqual(['UQAbcccc…wxyz', 'UQAbdddd…wxyz'])
    expect(shown(createLooks(quiet), [one, late])).toEqual(['UQAb…cccc…wxyz', 'UQAb…Dccc…wxyz'])
  })

  it('is the two ends for one address, however often it is drawn, and for others that look like nobody', () => {
    const one = toFriendlyAddress(`0:${'A'.repeat(64)}`)
    const other = toFriendlyAddress(`0:${'B'.repeat(64)}`)
    expect(shown(createLooks(quiet), [one, one, other])).toEqual([one, one, other].map((each) => shorten(each, ENDS)))
  })

  it('notifies labels that were drawn before, after the drawing', async () => {
    const settled: Looks[] = []
    const looks = createLooks((next) => settled.push(next))
    shown(looks, [`UQAb${'c'.repeat(40)}wxyz`, `UQAb${'d'.repeat(40)}wxyz`])
    expect(settled).toEqual([])
    await Promise.resolve()
    expect(settled).toHaveLength(1)
    expect(settled[0]).not.toBe(looks)
  })

  it('keeps the pages of two providers apart', () => {
    const looks = createLooks(quiet)
    const one = `UQAb${'c'.repeat(40)}wxyz`
    const twin = `UQAb${'d'.repeat(40)}wxyz`
    expect(looks(createClient({ network: 'mainnet' }), one, one, shorten(one, ENDS))).toBeUndefined()
    expect(looks(createClient({ network: 'mainnet' }), twin, twin, shorten(twin, ENDS))).toBeUndefined()
  })

  it('forgets the oldest of very many, and never the last', () => {
    const looks = createLooks(quiet)
    const spell = (index: number) => `UQAb${index.toString(36).padStart(36, 'c')}${index.toString(36).padStart(8, 'c')}`
    for (let index = 0; index < 6_000; index++) shown(looks, [spell(index)])
    const twinOf = (index: number) => spell(index).replace('cccc', 'dddd')
    const isMarked = (index: number) => shown(looks, [twinOf(index)])[0] !== shorten(spell(index), ENDS)
    expect(isMarked(5_999)).toBe(true)
    expect(isMarked(0)).toBe(false)
  })
})
