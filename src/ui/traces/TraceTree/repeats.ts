import { groupAlike } from '../../../reading/alike.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { isBareDeployment } from '../../reading/stepText.ts'

/** Up to so many steps a trace has no repeated branches: each of them is worth a look. */
const SMALL_TRACE = 8
/** Branches that are alike, by the index of the first step of each. Each group is in the order of the trace, its first one first. */
export type Repeats = ReadonlyMap<number, readonly TraceStep[]>

const NONE: Repeats = new Map()

/** What a step was asked for and how it ended: of two branches with the same texts on every level, one can stand for both. */
function lookOf(step: TraceStep): string {
  const { about, state, outcome, transaction } = step
  return JSON.stringify([
    about?.type,
    // The first bits of an account's data are no operation.
    isBareDeployment(step) ? 'deploy' : about?.opcode,
    transaction?.description.type,
    state,
    // A payment is one whether or not its receiver has code to run.
    state === 'ok' && outcome?.cause === 'outcome.noState' ? undefined : outcome?.cause,
  ])
}

/**
 * Branches of one step with the same operations on the same places, and with the same end. A branch that failed is like others that
 * failed for the same cause, and never like one that succeeded. Linear in the number of steps.
 */
export function findRepeats(steps: readonly TraceStep[]): Repeats {
  if (steps.length <= SMALL_TRACE) return NONE
  const known = new Map<string, number>()
  const shapes: number[] = []
  // What a step caused is behind it.
  for (const step of [...steps].reverse()) {
    const shape = `${lookOf(step)} ${step.children.map((child) => shapes[child]).join(' ')}`
    if (!known.has(shape)) known.set(shape, known.size)
    shapes[step.index] = known.get(shape) as number
  }
  const repeats = new Map<number, readonly TraceStep[]>()
  for (const { children } of steps) {
    const below = children.map((child) => steps[child] as TraceStep)
    for (const group of groupAlike(below, ({ index }) => shapes[index] as number))
      for (const { index } of group) repeats.set(index, group)
  }
  return repeats
}
