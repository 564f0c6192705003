import { describe, expect, it } from 'vitest'
import { readSteps } from '../../../src/reading/trace/steps.ts'
import { arrowTo, edgeTo, layOut, NODE, nodeWidth } from '../../../src/ui/traces/TraceTree/layOut.ts'
import { bushOf, chainOf, swapTrace } from '../../../stories/fixtures/traces.ts'

const laidOut = (trace: Parameters<typeof readSteps>[0]) => layOut(readSteps(trace))

describe('the layout of a graph', () => {
  it.each([
    ['a bush of 500', bushOf(500)],
    ['a swap', swapTrace],
  ])('gives each step of %s a place of its own, right of the one that caused it', (_name, trace) => {
    const { nodes, width, height } = laidOut(trace)
    for (const column of new Set(nodes.map(({ x }) => x))) {
      const tops = nodes.flatMap(({ x, y }) => (x === column ? [y] : [])).sort((a, b) => a - b)
      for (const [place, top] of tops.slice(1).entries()) {
        expect(top - (tops[place] as number)).toBeGreaterThanOrEqual(NODE.height)
      }
    }
    for (const { x, y, from } of nodes) {
      expect(x).toBeGreaterThan(from ? from.x + NODE.width : 0)
      expect(y).toBeGreaterThan(0)
      expect(x + NODE.width).toBeLessThan(width)
      expect(y + NODE.height).toBeLessThan(height)
    }
  })

  it.each([
    ['a bush of 500', bushOf(500)],
    ['a swap', swapTrace],
  ])('has the first step of %s at the top, and no node beside a line that goes down', (_name, trace) => {
    const { nodes } = laidOut(trace)
    expect(nodes[0]).toMatchObject({ x: 1, y: 26 })
    for (const { x, y, from } of nodes) {
      if (!from || y === from.y) continue
      expect(nodes.filter((node) => node.x === from.x && node.y > from.y && node.y <= y)).toEqual([])
      expect(x).toBeGreaterThan(from.x)
    }
  })

  it('gives nodes the room that is there, and never less than their least width', () => {
    const steps = readSteps(chainOf(4))
    expect(nodeWidth(steps, 300)).toBe(NODE.width)
    expect(nodeWidth(steps, 800)).toBeGreaterThan(NODE.width)
    expect(layOut(steps, nodeWidth(steps, 800)).width).toBeLessThanOrEqual(800)
    expect(nodeWidth(readSteps(chainOf(1)), 2_000)).toBeLessThan(300)
  })

  it('keeps a chain of 4 000 on one line', () => {
    const { nodes, height } = laidOut(chainOf(4_000))
    expect(nodes).toHaveLength(4_000)
    expect(new Set(nodes.map(({ y }) => y)).size).toBe(1)
    expect(height).toBeLessThan(100)
  })

  it('draws a line to each step but the first, which ends at its arrow', () => {
    const [first, second] = laidOut(chainOf(2)).nodes
    if (!first || !second) throw new Error('The chain has two steps.')
    expect(edgeTo(first)).toBe('')
    expect(edgeTo(second)).toBe('M142 50H158')
    expect(arrowTo(second)).toBe('M163 50l-7 -4v8z')
  })
})
