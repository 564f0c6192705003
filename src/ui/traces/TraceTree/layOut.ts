import { hierarchy, tree } from 'd3-hierarchy'
import type { TraceStep } from '../../../reading/trace/steps.ts'

/** Pixels: a node, the gap between two columns, and the pitch of rows. A row has room for the value above its node. */
export const NODE = { width: 136, height: 48 }
const GAP = 26
const ROW = 88
const ABOVE = 26
const COLUMN = NODE.width + GAP

/** A step with its place: its upper corner at the left, pixels. */
export interface PlacedStep {
  readonly step: TraceStep
  /** Its place among the steps in sight. */
  readonly place: number
  readonly x: number
  readonly y: number
  /** The step that caused it; absent for the first. */
  readonly from: PlacedStep | undefined
}

export interface Layout {
  readonly nodes: readonly PlacedStep[]
  readonly width: number
  readonly height: number
}

interface Branch {
  readonly place: number
  readonly below: Branch[]
}

/** Places steps from left to right, in time that grows with their number. `shown` has each step after the one that caused it. */
export function layOut(shown: readonly TraceStep[]): Layout {
  const branches = new Map<number, Branch>()
  for (const [place, { index, parent }] of shown.entries()) {
    const branch = { place, below: [] }
    branches.set(index, branch)
    if (parent !== undefined) branches.get(parent)?.below.push(branch)
  }
  const root = tree<Branch>()
    .nodeSize([ROW, COLUMN])
    .separation(() => 1)(hierarchy(branches.values().next().value as Branch, ({ below }) => below))
  const top = root.descendants().reduce((least, { x }) => Math.min(least, x), 0)
  const nodes: PlacedStep[] = []
  // Breadth first: the one that caused it is placed before.
  for (const node of root) {
    const { place } = node.data
    const from = node.parent ? nodes[node.parent.data.place] : undefined
    nodes[place] = { step: shown[place] as TraceStep, place, x: node.y + 1, y: node.x - top + ABOVE, from }
  }
  const most = (of: (node: PlacedStep) => number) => nodes.reduce((found, node) => Math.max(found, of(node)), 0)
  return { nodes, width: most(({ x }) => x) + NODE.width + 1, height: most(({ y }) => y) + NODE.height + 1 }
}

const MIDDLE = NODE.height / 2
/** Pixels from a node to where its branches part. */
const STUB = 5

/** The line to a step from where the branches of the one before part, and the point of its arrow. */
export function edgeTo({ x, y, from }: PlacedStep): string {
  if (!from) return ''
  const start = from.x + NODE.width + STUB
  const way = y - from.y
  const end = `H${x - 5}`
  if (Math.abs(way) < 1) return `M${start} ${y + MIDDLE}${end}`
  const bend = Math.min(6, Math.abs(way) / 2)
  const turn = Math.sign(way) * bend
  return `M${start} ${from.y + MIDDLE}q${bend} 0 ${bend} ${turn}V${y + MIDDLE - turn}q0 ${turn} ${bend} ${turn}${end}`
}

/** The arrow at the end of that line. */
export const arrowTo = ({ x, y }: PlacedStep): string => `M${x} ${y + MIDDLE}l-7 -4v8z`

/** The line from a step to where its branches part. */
export const stubOf = ({ x, y }: PlacedStep): string => `M${x + NODE.width} ${y + MIDDLE}h${STUB}`
