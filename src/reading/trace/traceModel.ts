import type { Trace } from '../../contract/v3/trace.ts'
import { fromOf } from '../actionParts.ts'
import { costOf } from '../cost.ts'
import { type ActivityView, readAction } from '../readAction.ts'
import { type MovedValue, readMoved } from './moved.ts'
import { readSteps, type TraceFacts, type TraceState, type TraceStep } from './steps.ts'

/** A trace as a whole. */
export interface TraceSummary {
  /** How it ended: `failed` or `bounced` where what was wanted did not happen. A side message may have failed nevertheless. */
  readonly ended: 'success' | 'failed' | 'bounced' | 'pending' | 'invalidated' | 'unknown'
  /** Of the transactions that are known: others may be missing. `unknown` without any. */
  readonly finality: 'pending' | 'confirmed' | 'finalized' | 'invalidated' | 'unknown'
  /** Transactions that it has so far, without those that were dropped. */
  readonly count: number
  /** Steps by their state. */
  readonly states: Readonly<Record<TraceState, number>>
  /** Unix seconds. */
  readonly start: number
  /** Seconds from the first transaction to the last. */
  readonly duration: number
  /** Nanotons: what all transactions cost, with the way of their messages. */
  readonly fees: bigint
  readonly moved: readonly MovedValue[]
  /** What happened, in the order in which it happened; empty where the service has not found it yet. */
  readonly actions: readonly ActivityView[]
  /** The first step that failed on its own. */
  readonly failure: TraceStep | undefined
}

/** What a trace shows, without its looks. */
export interface TraceModel {
  readonly trace: Trace
  /** In the order of a list: each step is followed by what it caused. Empty above 4 000 transactions, which the service leaves out. */
  readonly steps: readonly TraceStep[]
  readonly summary: TraceSummary
}

/** Reads a trace. Amounts are `bigint`, addresses raw. Any depth, and any number of steps. */
export function traceModel(trace: Trace, facts: TraceFacts = {}): TraceModel {
  const steps = readSteps(trace, facts)
  return { trace, steps, summary: summarizeTrace(trace, steps) }
}

function summarizeTrace(trace: Trace, steps: readonly TraceStep[]): TraceSummary {
  const states = { ok: 0, bounced: 0, failed: 0, pending: 0, invalidated: 0, missing: 0 }
  let fees = 0n
  let end = trace.start_utime
  for (const { state, transaction } of steps) {
    states[state] += 1
    if (!transaction) continue
    end = Math.max(end, transaction.now)
    if (!/^\d+$/.test(transaction.total_fees)) throw new TypeError('a transaction without its fees')
    if (state !== 'invalidated') fees += costOf(transaction).fee
  }
  const actions = (trace.actions ?? []).map((action) => readAction(action, { account: fromOf(action) }))
  const finality = finalityOf(steps, states)
  return {
    ended: endedOf(steps, actions, finality),
    finality,
    count: steps.length ? steps.length - states.missing - states.invalidated : trace.trace_info.transactions,
    states,
    start: trace.start_utime,
    duration: Math.max((trace.end_utime ?? end) - trace.start_utime, 0),
    fees,
    moved: readMoved(steps, trace.actions),
    actions,
    failure: steps.find(({ state }) => state === 'failed'),
  }
}

function finalityOf(steps: readonly TraceStep[], states: TraceSummary['states']): TraceSummary['finality'] {
  const isUnder = (word: string) => steps.some(({ transaction }) => transaction?.finality === word)
  if (states.invalidated > 0) return 'invalidated'
  if (states.pending > 0) return 'pending'
  if (isUnder('confirmed')) return 'confirmed'
  return steps.length ? 'finalized' : 'unknown'
}

function endedOf(
  steps: readonly TraceStep[],
  actions: readonly ActivityView[],
  finality: TraceSummary['finality'],
): TraceSummary['ended'] {
  const [first] = steps
  if (!first) return 'unknown'
  if (finality === 'invalidated' || finality === 'pending') return finality
  if (first.state === 'failed') return 'failed'
  const endings = actions.map(({ status }) => status)
  if (endings.length) {
    const bad = endings.filter((status) => status === 'failed' || status === 'bounced')
    if (bad.length < endings.length) return 'success'
    return bad.includes('bounced') || steps.some(({ state }) => state === 'bounced') ? 'bounced' : 'failed'
  }
  // Without actions, what was wanted is what the first step asked for.
  const asked = first.children.map((place) => steps[place]?.state)
  if (!asked.length || asked.some((state) => state !== 'failed')) return 'success'
  return steps.some(({ state }) => state === 'bounced') ? 'bounced' : 'failed'
}
