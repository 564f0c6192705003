import type { TraceStep } from '../../../reading/trace/steps.ts'

/** Pixels: the least width of a node and its height, the gap between two columns, and the pitch of rows with room above a node. */
export const NODE = { width: 136, height: 48 }
const GAP = 26
const ROW = 88
const ABOVE = 26
/** A wider node has nothing to show. */
const WIDEST = 276
/** A width changes by so many pixels, so that not every pixel of a window makes a rendering anew. */
const COARSE = 10

/** A step with its place: its upper corner at the left, pixels. */
export interface PlacedStep {
  readonly step: TraceStep
  /** Its place among the steps in sight. */
  readonly place: number
  readonly x: number
  readonly y: number
  readonly width: number
  /** The step that caused it; absent for the first. */
  readonly from: PlacedStep | undefined
}

export interface Layout {
  readonly nodes: readonly PlacedStep[]
  readonly width: number
  readonly height: number
}

/** The width of a node where so many pixels are there for all columns: they share what is there. */
export function nodeWidth(shown: readonly TraceStep[], room: number): number {
  const columns = shown.reduce((most, { depth }) => Math.max(most, depth + 1), 1)
  const share = Math.floor((room - 2 + GAP) / columns / COARSE) * COARSE - GAP
  return Math.min(Math.max(share, NODE.width), WIDEST)
}

/** The steps in sight below each, and the first of a line: it and what is first below it are on one row. */
function branchesOf(shown: readonly TraceStep[]) {
  const places = new Map(shown.map(({ index }, place) => [index, place]))
  const below: number[][] = shown.map(() => [])
  for (const [place, { parent }] of shown.entries()) {
    if (parent !== undefined) below[places.get(parent) ?? 0]?.push(place)
  }
  return { below, parentOf: ({ parent }: TraceStep) => (parent === undefined ? undefined : places.get(parent)) }
}

/**
 * Gives each step its row, in linear time. The first that a step caused goes on in its row, and each other has the next row that is
 * free in all columns that it needs: the first step is at the top, and no line runs through a node.
 */
function rowsOf(shown: readonly TraceStep[]) {
  const { below, parentOf } = branchesOf(shown)
  const rows: number[] = []
  /** By column: the first row that is free. A line down behind a node takes the rows beside it. */
  const free: number[] = []
  const heads = [0]
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    const line: number[] = []
    for (let next: number | undefined = head; next !== undefined; next = below[next]?.[0]) line.push(next)
    const depths = line.map((place) => (shown[place] as TraceStep).depth)
    const row = depths.reduce((most, depth) => Math.max(most, free[depth] ?? 0), 0)
    for (const place of line) rows[place] = row
    for (const depth of depths) free[depth] = row + 1
    const parent = parentOf(shown[head] as TraceStep)
    const from = parent === undefined ? undefined : (shown[parent] as TraceStep).depth
    if (from !== undefined) free[from] = Math.max(free[from] ?? 0, row + 1)
    // Those at the end of the line are placed first, as in the list.
    for (const place of line) heads.push(...(below[place] ?? []).slice(1).reverse())
  }
  return { rows, parentOf }
}

/** Places steps from left to right. `shown` has each step after the one that caused it. @param width of a node, pixels */
export function layOut(shown: readonly TraceStep[], width = NODE.width): Layout {
  const { rows, parentOf } = rowsOf(shown)
  const nodes: PlacedStep[] = []
  for (const [place, step] of shown.entries()) {
    const parent = parentOf(step)
    const from = parent === undefined ? undefined : nodes[parent]
    const y = (rows[place] as number) * ROW + ABOVE
    nodes.push({ step, place, x: step.depth * (width + GAP) + 1, y, width, from })
  }
  const most = (of: (node: PlacedStep) => number) => nodes.reduce((found, node) => Math.max(found, of(node)), 0)
  return { nodes, width: most(({ x }) => x) + width + 1, height: most(({ y }) => y) + NODE.height + 1 }
}

const MIDDLE = NODE.height / 2
/** Pixels from a node to where its branches part. */
const STUB = 5

/** The line to a step from where the branches of the one before part, and the point of its arrow. */
export function edgeTo({ x, y, from }: PlacedStep): string {
  if (!from) return ''
  const start = from.x + from.width + STUB
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
export const stubOf = ({ x, y, width }: PlacedStep): string => `M${x + width} ${y + MIDDLE}h${STUB}`
