import { describe, expect, it } from 'vitest'
import { scaleTo } from '../../src/ui/charts/scale.ts'
import { sumOfShares } from '../../src/ui/tokens/share.ts'

describe('the scale of a chart', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, -3, 0])('holds nothing of what is no number: %s', (most) => {
    expect(scaleTo(most)).toMatchObject({ lines: [0, 0.5, 1] })
  })

  it.each([0.04, 1, 7, 100, 123_456_789])('has zero and at most three lines below its highest value: %s', (most) => {
    const { top, lines } = scaleTo(most)
    expect(top).toBeGreaterThan(most)
    expect(lines[0]).toBe(0)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.every((line) => line <= top)).toBe(true)
  })
})

describe('the sum of shares', () => {
  it('is exact to the last digit', () => {
    expect(sumOfShares(['0.1', '0.2', '0.00000000000000000001'])).toBe('0.30000000000000000001')
    expect(sumOfShares([])).toBe('0')
  })

  it('leaves what is missing to the whole, and never less than nothing', () => {
    expect(sumOfShares(['0.25', '0.5'], true)).toBe('0.25')
    expect(sumOfShares(['0.75', '0.5'], true)).toBe('0')
  })
})
