import type { TraceStep } from '../../../reading/trace/steps.ts'

/** Up to so many steps a trace is drawn whole. */
const UNFOLDED_STEPS = 60

/** The steps that are folded at first: as deep as leaves at most 60 in sight, but never the first. */
export function foldedAtFirst(steps: readonly TraceStep[]): ReadonlySet<string> {
  if (steps.length <= UNFOLDED_STEPS) return new Set()
  const wide: number[] = []
  for (const { depth } of steps) wide[depth] = (wide[depth] ?? 0) + 1
  let deepest = 1
  let seen = (wide[0] ?? 0) + (wide[1] ?? 0)
  while (seen + (wide[deepest + 1] ?? 0) <= UNFOLDED_STEPS) {
    deepest += 1
    seen += wide[deepest] ?? 0
  }
  return new Set(steps.filter(({ depth, below }) => depth === deepest && below > 0).map(({ key }) => key))
}

/** The steps that no folded step hides. */
export function inSight(steps: readonly TraceStep[], folded: ReadonlySet<string>): TraceStep[] {
  const shown: TraceStep[] = []
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place] as TraceStep
    shown.push(step)
    if (folded.has(step.key)) place += step.below
  }
  return shown
}

/** All steps above one. */
export function above(steps: readonly TraceStep[], step: TraceStep): TraceStep[] {
  const found: TraceStep[] = []
  for (let parent = step.parent; parent !== undefined; parent = steps[parent]?.parent) {
    found.push(steps[parent] as TraceStep)
  }
  return found
}
