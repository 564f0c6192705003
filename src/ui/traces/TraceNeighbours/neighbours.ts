import { tryNormalizeHash } from '../../../core/values/hash.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'

/** A step of a trace, and its neighbours in the order of the list. */
export interface Neighbours {
  /** The step of the transaction, two before it, two after it; more on one side where the other has fewer. */
  readonly steps: readonly TraceStep[]
  readonly current: TraceStep
  readonly previous: TraceStep | undefined
  readonly next: TraceStep | undefined
  /** Steps before and after those of `steps`. */
  readonly before: number
  readonly after: number
  /** Of the trace. */
  readonly count: number
}

const CELLS = 5

/** The steps around the transaction with this hash, in any form; `undefined` where the trace does not have it. */
export function neighboursOf(steps: readonly TraceStep[], hash: string | undefined): Neighbours | undefined {
  const wanted = tryNormalizeHash(hash ?? '') ?? hash
  const current = steps.find(({ transaction }) => transaction !== undefined && transaction.hash === wanted)
  if (!current) return
  const { index } = current
  const start = Math.max(0, Math.min(index - 2, steps.length - CELLS))
  const shown = steps.slice(start, start + CELLS)
  return {
    steps: shown,
    current,
    previous: steps[index - 1],
    next: steps[index + 1],
    before: start,
    after: steps.length - start - shown.length,
    count: steps.length,
  }
}
