import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowAt, sumHeights } from '../../src/ui/List/visibleRange.ts'

const anyHeights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })), { minLength: 1, maxLength: 60 })

describe('the heights of rows', () => {
  it('add up, with the typical one for those not drawn yet', () => {
    expect([...sumHeights([10, 0, 30], 57)]).toEqual([0, 10, 67, 97])
    expect([...sumHeights([], 57)]).toEqual([0])
  })
})

describe('the row at an offset', () => {
  it('is the first one above the list and the last one below it', () => {
    const starts = sumHeights([10, 20, 30], 57)
    expect(rowAt(starts, -500)).toBe(0)
    expect(rowAt(starts, 9999)).toBe(2)
    expect(rowAt(sumHeights([], 57), 10)).toBe(0)
  })

  it('holds the offset, whatever the heights', () => {
    fc.assert(
      fc.property(anyHeights, fc.double({ min: 0, max: 0.999, noNaN: true }), (heights, share) => {
        const starts = sumHeights(heights, 57)
        const offset = (starts.at(-1) ?? 0) * share
        const row = rowAt(starts, offset)
        expect(starts[row]).toBeLessThanOrEqual(offset)
        expect(starts[row + 1]).toBeGreaterThan(offset)
      }),
    )
  })
})
