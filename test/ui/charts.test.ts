import { describe, expect, it } from 'vitest'
import { placeOn, placesInOrder, placesInTime, scaleOf, scaleTo } from '../../src/ui/charts/scale.ts'
import { shareOfSum } from '../../src/ui/tokens/share.ts'

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

describe('the scale of amounts over time', () => {
  const write = new Intl.NumberFormat('en', { maximumSignificantDigits: 5 }).format

  it('begins at zero where they change by much, or not at all', () => {
    expect(scaleOf([2, 9], write).bottom).toBe(0)
    expect(scaleOf([7, 7], write).bottom).toBe(0)
    expect(scaleOf([], write).bottom).toBe(0)
  })

  it.each([
    [4875, [0, 2500, 5000]],
    [41_098.5, [0, 25_000, 50_000]],
    [10, [0, 5, 10]],
    [0.3, [0, 0.2, 0.4]],
    [1e30, [0, 5e29, 1e30]],
  ])('has its last line above the highest of all: of %s', (most, lines) => {
    expect(scaleOf([0, most], write).lines).toEqual(lines)
    expect(placeOn(scaleOf([0, most], write), most)).toBeLessThanOrEqual(1)
  })

  it('begins at zero where its lines have no room to be told apart', () => {
    expect(scaleOf([4_000_000, 5_000_000], write).bottom).toBe(0)
  })

  it.each([
    [6791, 6803],
    [0.04, 0.041],
    [998, 1000],
  ])('begins below the lowest where they hardly change: %s to %s', (least, most) => {
    const scale = scaleOf([most, least], write)
    expect(scale.bottom).toBeGreaterThan(0)
    expect(placeOn(scale, most) - placeOn(scale, least)).toBeGreaterThan(0.1)
    for (const value of [least, most, ...scale.lines]) {
      expect(placeOn(scale, value)).toBeGreaterThanOrEqual(0)
      expect(placeOn(scale, value)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the places of times', () => {
  it('are those in time', () => {
    expect(placesInTime([10, 14, 20])).toEqual([0, 0.4, 1])
    expect(placesInTime([10, 20])).toEqual([0, 1])
  })

  it('are equal distances of one moment, and where one rest would rule', () => {
    expect(placesInTime([10, 10])).toBeUndefined()
    expect(placesInTime([0, 28_000_000, 28_000_100, 28_000_200])).toBeUndefined()
  })
})

describe('the places at equal distances', () => {
  it('leave a step for the last amount', () => expect(placesInOrder([1, 900, 901, 902])).toEqual([0, 0.25, 0.5, 0.75]))

  it('leave half a step for the time before the first change', () => {
    expect(placesInOrder([10, 10, 20])).toEqual([0, 0.2, 0.6])
    expect(placesInOrder([10, 10])).toEqual([0, 1 / 3])
  })

  it('begin at the start for one amount', () => expect(placesInOrder([10])).toEqual([0]))
})

describe('the share of a sum', () => {
  it('is the whole where all of it is there, and leaves nothing', () => {
    const [parts, whole] = [['795500000000', '481500000000'], '1277000000000'] as const
    expect(shareOfSum(parts, whole)).toBe('1')
    expect(shareOfSum(parts, whole, true)).toBe('0')
    expect(shareOfSum([], whole)).toBe('0')
  })

  it('leaves what is missing to the whole, and never less than nothing', () => {
    expect(shareOfSum(['1', '2'], '4', true)).toBe('0.25')
    expect(shareOfSum(['3', '2'], '4', true)).toBe('0')
  })
})
