import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../src/contract/v3/traceNode.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { goldenTraces } from './goldenTraces.ts'
import { accountOf, action, message, rows, sent, tonTransfer, traceWith, WALLET } from './made.ts'

describe('a trace of 4 000 transactions', () => {
  const hop = (index: number) =>
    message(`M${index}`, { source: accountOf(index % 15), destination: WALLET, value: '9' })
  it('is read in a chain', () => {
    const chain = rows(
      ...Array.from({ length: 4_000 }, (_, index) => ({
        account: accountOf(index % 15),
        in_msg: index === 0 ? message('M0') : hop(index),
        out_msgs: index === 3_999 ? [] : [hop(index + 1)],
      })),
    )
    const { steps, outcome, cost } = readTrace(traceWith(chain, [action('jetton_swap', {}, ['T0', 'T1', 'T3999'])]))
    expect([steps.length, steps.at(-1)?.depth, outcome.status]).toEqual([4_000, 3_999, 'succeeded'])
    expect(cost.fee).toBe(6_000_000n)
  })

  it('is read as a batch, with an action for each message', () => {
    const sent = Array.from({ length: 3_999 }, (_, index) =>
      message(`M${index + 1}`, { source: WALLET, destination: accountOf(index % 15), value: '9' }),
    )
    const batch = rows(
      { account: WALLET, in_msg: message('M0'), out_msgs: sent },
      ...sent.map((one) => ({ account: one.destination as string, in_msg: one })),
    )
    const actions = sent
      .slice(0, 255)
      .map((one, index) =>
        action('ton_transfer', { source: WALLET, destination: one.destination, value: '9' }, ['T0', `T${index + 1}`]),
      )
    const { outcome } = readTrace(traceWith(batch, actions))
    expect([outcome.status, outcome.branches.length]).toEqual(['succeeded', 3_999])
  })
})

describe('a trace that is no tree', () => {
  it('is read once where it runs in a loop', () => {
    const trace = traceWith(sent({}, {}), [tonTransfer(['T0', 'T1'])])
    const root = trace.trace as TraceNode
    ;(root.children?.[0] as TraceNode).children = [root]
    expect(readTrace(trace).steps.length).toBe(2)
  })
})

/** Members of any kind at any place of a trace. */
const WORDS = ['jetton_transfer', 'ton_transfer', 'brand_new', '__proto__', '0:1', '-1', '12', 'T0', '']
const anything = fc.oneof(
  fc.constantFrom(...WORDS, null, undefined, 0, -1, 1e300, true, [], {}, [null], [{}], { details: null }),
)

/** The paths to all members, of a few levels. */
function pathsOf(value: unknown, deep: number): string[][] {
  if (typeof value !== 'object' || value === null || deep === 0) return []
  return Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...pathsOf(member, deep - 1).map((path) => [name, ...path]),
  ])
}

function put(trace: Trace, path: readonly string[], value: unknown): void {
  let place = trace as unknown as Record<string, unknown>
  for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>
  const last = path.at(-1)
  if (last !== undefined && typeof place === 'object' && place !== null) place[last] = value
}

describe('whatever an app or a service passes', () => {
  const small = goldenTraces()
    .filter(({ trace }) => Object.keys(trace.transactions ?? {}).length < 6)
    .map(({ trace }) => trace)
  const cases = small.map((trace) => [trace, pathsOf(trace, 6)] as const)

  it('is read without a throw, with any member replaced', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), anything, (place, at, value) => {
        const [original, paths] = cases[place % cases.length] as (typeof cases)[number]
        const trace = structuredClone(original)
        put(trace, paths[at % paths.length] as string[], value)
        expect(readTrace(trace).outcome.status).toBeOneOf(['succeeded', 'failed', 'partly', 'pending', 'unknown'])
      }),
      { numRuns: 300 },
    )
  })

  it('is read as an action of any type with any details', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.anything(), anything, (type, details, transactions) => {
        const row = { type, details, transactions, success: false } as unknown as Action
        expect(readAction(row).outcome.status).toBeOneOf(['succeeded', 'failed', 'unknown'])
      }),
      { numRuns: 500 },
    )
  })
})
