import type { TraceStep } from '../../../reading/trace/steps.ts'

/** A piece of the lines before a row: none, past it, past it with a branch, or ending at it. */
export type Guide = 'none' | 'past' | 'branch' | 'end'

/** Deeper rows are not indented further: a chain of 100 contracts would leave no room for their names. */
export const DEEPEST_INDENT = 12

/** The last row in sight below each step, both by their indexes: there the line of the step ends. */
export const lastBelow = (shown: readonly TraceStep[]): ReadonlyMap<number | undefined, number> =>
  new Map(shown.map(({ parent, index }) => [parent, index]))

/** The lines before the row of a step, from the outside in. */
export function guidesOf(steps: readonly TraceStep[], step: TraceStep, lasts: ReturnType<typeof lastBelow>): Guide[] {
  const guides: Guide[] = []
  let below: TraceStep = step
  for (let up = step.parent; up !== undefined && guides.length < DEEPEST_INDENT; ) {
    const parent = steps[up] as TraceStep
    const isLast = lasts.get(up) === below.index
    guides.unshift(below === step ? (isLast ? 'end' : 'branch') : isLast ? 'none' : 'past')
    below = parent
    up = parent.parent
  }
  return guides
}
