import type { TraceStep } from '../../../reading/trace/steps.ts'
import type { Repeats } from './repeats.ts'

/** Up to so many steps a trace is rendered whole. */
const UNFOLDED_STEPS = 60

/**
 * The steps that are folded at first: as deep as leaves at most 60 in sight, but never the first.
 * @param seen those of `steps` that would be in sight without
 */
export function foldedAtFirst(steps: readonly TraceStep[], seen: readonly TraceStep[] = steps): ReadonlySet<string> {
  if (seen.length <= UNFOLDED_STEPS) return new Set()
  const wide: number[] = []
  for (const { depth } of seen) wide[depth] = (wide[depth] ?? 0) + 1
  let deepest = 1
  let count = (wide[0] ?? 0) + (wide[1] ?? 0)
  while (count + (wide[deepest + 1] ?? 0) <= UNFOLDED_STEPS) {
    deepest += 1
    count += wide[deepest] ?? 0
  }
  return new Set(steps.filter(({ depth, below }) => depth === deepest && below > 0).map(({ key }) => key))
}

/** Steps in sight. */
export interface Sighted {
  readonly shown: readonly TraceStep[]
  /** The steps that one represents, itself among them, by its index; absent where it represents itself alone. */
  readonly alike: ReadonlyMap<number, readonly TraceStep[]>
}

/** A branch that is rendered for others: its last index, and how far behind each step of it its like are. */
interface Stand {
  readonly last: number
  readonly offsets: readonly number[]
}

const ITSELF: Stand = { last: Number.POSITIVE_INFINITY, offsets: [0] }

/**
 * The steps that no folded step hides. Of branches that are alike the first is rendered for all.
 * @param opened keys of the first steps of repeated branches that are rendered one by one
 */
export function inSight(
  steps: readonly TraceStep[],
  folded: ReadonlySet<string>,
  repeats: Repeats,
  opened: ReadonlySet<string>,
): Sighted {
  const shown: TraceStep[] = []
  const alike = new Map<number, readonly TraceStep[]>()
  const stands: Stand[] = [ITSELF]
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place] as TraceStep
    const group = repeats.get(place)
    const [first] = group ?? []
    const isFolded = group !== undefined && first !== undefined && !opened.has(first.key)
    if (isFolded && first !== step) {
      place += step.below
      continue
    }
    while ((stands.at(-1) as Stand).last < place) stands.pop()
    const { offsets } = stands.at(-1) as Stand
    // Branches that are alike have their steps in the same order.
    const all = isFolded ? offsets.flatMap((offset) => group.map(({ index }) => offset + index - place)) : offsets
    if (isFolded) stands.push({ last: place + step.below, offsets: all })
    if (all.length > 1)
      alike.set(
        place,
        all.map((offset) => steps[place + offset] as TraceStep),
      )
    shown.push(step)
    if (folded.has(step.key)) place += step.below
  }
  return { shown, alike }
}

/** All steps above one. */
export function above(steps: readonly TraceStep[], step: TraceStep): TraceStep[] {
  const found: TraceStep[] = []
  for (let parent = step.parent; parent !== undefined; parent = steps[parent]?.parent) {
    found.push(steps[parent] as TraceStep)
  }
  return found
}
