import { describe, expect, it } from 'vitest'
import { readSteps } from '../../../src/reading/trace/steps.ts'
import { inSight } from '../../../src/ui/traces/TraceTree/folds.ts'
import { guidesOf, lastBelow } from '../../../src/ui/traces/TraceTree/guides.ts'
import { findRepeats } from '../../../src/ui/traces/TraceTree/repeats.ts'
import { accountOf, chainOf, traceOf } from '../../../stories/fixtures/traces.ts'
import { message, rows, traceWith, WALLET } from '../../reading/made.ts'
import { payouts } from './payouts.ts'

const NONE: ReadonlySet<string> = new Set()

/** The steps in sight: how many each stands for. */
function folded(trace: Parameters<typeof readSteps>[0], opened = NONE) {
  const steps = readSteps(trace)
  const { shown, alike } = inSight(steps, NONE, findRepeats(steps), opened)
  return { steps, shown, counts: shown.map(({ index }) => alike.get(index)?.length ?? 1), alike }
}

describe('repeated branches of a trace', () => {
  it('never fold a branch that failed with those that succeeded, on whatever level it failed', () => {
    expect(folded(payouts(12, { failed: [3] })).counts).toEqual([1, 11, 11, 1, 1])
    // Failures for one cause are alike.
    expect(folded(payouts(12, { failed: [3, 4, 5] })).counts).toEqual([1, 9, 9, 3, 3])
    expect(folded(payouts(12, { failed: [3, 4, 5], codes: [7, 8, 9] })).counts).toEqual([1, 9, 9, 1, 1, 1, 1, 1, 1])
  })

  it('never fold branches with other operations', () => {
    const lines = Array.from({ length: 14 }, (_, place) => ({
      parent: 0,
      account: accountOf(place),
      message: { opcode: `0x0000${place + 1000}` },
    }))
    expect(folded(traceOf([{ account: accountOf(40) }, ...lines])).counts).toHaveLength(15)
  })

  it('stay apart in a small trace, where two are no repetition, and in a chain', () => {
    expect(folded(payouts(3)).counts).toHaveLength(7)
    expect(folded(payouts(2, { tail: 12 })).counts).toHaveLength(17)
    expect(findRepeats(readSteps(chainOf(4_000))).size).toBe(0)
  })

  it('fold where they are payments, whether or not the receivers have code to run', () => {
    const sends = Array.from({ length: 8 }, (_, place) =>
      message(`M${place + 1}`, { source: WALLET, destination: accountOf(place + 2), value: '5' }),
    )
    const idle = { aborted: true, compute_ph: { skipped: true, reason: 'no_state' }, action: undefined } as const
    const all = rows(
      { account: WALLET, in_msg: message('M0', { destination: WALLET }), out_msgs: sends },
      ...sends.map((in_msg, place) => ({
        account: in_msg.destination as string,
        in_msg,
        ...(place % 2 && { description: idle }),
      })),
    )
    expect(folded(traceWith(all)).counts).toEqual([1, 8])
  })

  it('fold where they deploy accounts, whatever bits the data of these begins with', () => {
    const sends = Array.from({ length: 8 }, (_, place) =>
      message(`M${place + 1}`, {
        source: WALLET,
        destination: accountOf(place + 2),
        opcode: `0x801c480${place}`,
        init_state: { hash: 'A', body: '', decoded: null },
      }),
    )
    const all = rows(
      { account: WALLET, in_msg: message('M0', { destination: WALLET }), out_msgs: sends },
      ...sends.map((in_msg) => ({
        account: in_msg.destination as string,
        in_msg,
        orig_status: 'uninit' as const,
        end_status: 'active' as const,
      })),
    )
    expect(folded(traceWith(all)).counts).toEqual([1, 8])
  })

  it('fold into their first one, each step of which stands for its like in all of them', () => {
    const { steps, shown, counts, alike } = folded(payouts(12))
    expect(counts).toEqual([1, 12, 12])
    const [, , leaf] = shown
    const all = alike.get(leaf?.index ?? -1) ?? []
    expect(all.map(({ index }) => index)).toEqual(steps.filter(({ depth }) => depth === 2).map(({ index }) => index))
  })

  it('fold inside of folded branches, and count all of them', () => {
    expect(folded(payouts(4, { leaves: 3 })).counts).toEqual([1, 4, 12])
  })

  it('are drawn one by one when they are opened, with lines to each', () => {
    const { steps, shown } = folded(payouts(12))
    const opened = folded(payouts(12), new Set([shown[1]?.key ?? '']))
    expect(opened.counts).toEqual(Array.from({ length: 25 }, () => 1))
    const lines = (rows: typeof shown) => rows.map((step) => guidesOf(steps, step, lastBelow(rows)).join(' '))
    // The line of a folded group ends at it, though the trace goes on.
    expect(lines(shown)).toEqual(['', 'end', 'none end'])
    expect(lines(opened.shown).slice(1, 3)).toEqual(['branch', 'past end'])
  })

  it('are found in linear time: a step is a member of one group, and stands for no more steps than there are', () => {
    const { steps, alike } = folded(payouts(1_000, { leaves: 3 }))
    expect(Array.from(alike.values()).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(steps.length)
  })
})
