import { beforeAll, expect, it } from 'vitest'
import { cutTexts } from './cutTexts.ts'
import { overlapping } from './overlapping.ts'
import { overflowing, type sharedStage } from './stage.tsx'

/** Tests what is drawn in these widths. Measures at all widths in one go: to resize the page costs most. */
export function testFits(shared: ReturnType<typeof sharedStage>, ...widths: number[]): void {
  const overlaps: string[] = []
  const overflows: string[] = []
  const cuts: string[] = []
  beforeAll(async () => {
    for (const width of widths) {
      const here = (one: string) => `in ${width} px: ${one}`
      await shared().resize(width)
      overlaps.push(...overlapping(shared().container).map(here))
      overflows.push(...overflowing(shared().container, width + 8).map(here))
      cuts.push(...cutTexts(shared().container).map(here))
    }
  })

  it('lays no text over another', () => expect(overlaps).toEqual([]))
  it('is not wider than its place', () => expect(overflows).toEqual([]))
  it('cuts no number, and leaves enough of each name', () => expect(cuts).toEqual([]))
}
