import { describe, expect, it } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { readSteps } from '../../src/reading/trace/steps.ts'
import { neighboursOf } from '../../src/ui/traces/TraceNeighbours/neighbours.ts'
import { pendingTrace } from '../../stories/fixtures/flows.ts'
import { chainOf } from '../../stories/fixtures/traces.ts'

const around = (trace: Trace, place: number) => {
  const steps = readSteps(trace)
  const found = neighboursOf(steps, trace.transactions_order?.[place])
  return found && { ...found, steps: found.steps.map(({ index }) => index), current: found.current.index }
}
const chain = chainOf(17)

describe('the neighbours of a transaction', () => {
  it('are absent where the trace does not have it', () => {
    expect(neighboursOf(readSteps(chain), 'A'.repeat(44))).toBeUndefined()
    expect(neighboursOf([], undefined)).toBeUndefined()
  })

  it('are two before it and two after it', () => {
    expect(around(chain, 8)).toMatchObject({ steps: [6, 7, 8, 9, 10], current: 8, before: 6, after: 6, count: 17 })
  })

  it('are five at either end too', () => {
    expect(around(chain, 0)).toMatchObject({ steps: [0, 1, 2, 3, 4], before: 0, after: 12, previous: undefined })
    expect(around(chain, 16)).toMatchObject({ steps: [12, 13, 14, 15, 16], before: 12, after: 0, next: undefined })
  })

  it('have the step that is not indexed yet', () => {
    expect(around(pendingTrace, 1)?.next?.state).toBe('missing')
  })

  it('are found by the hash in any form', () => {
    const hash = chain.transactions_order?.[8] as string
    expect(neighboursOf(readSteps(chain), hexOf(hash))?.current.index).toBe(8)
  })
})
