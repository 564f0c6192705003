import type { Action } from '../contract/v3/action.ts'
import type { BalanceChangesResponse } from '../contract/v3/endpoints/balanceChanges.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import type { Trace } from '../contract/v3/trace.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import { rawForm } from '../core/values/address.ts'
import { EXCESS } from '../core/values/opcodes.ts'
import { fromOf } from './actionParts.ts'
import { ordersIn, unsentIn } from './attempt.ts'
import { type Cost, sumOfCosts } from './cost.ts'
import { withFees } from './money.ts'
import { nano, sumOf } from './nano.ts'
import { type NetEffect, netOf } from './net.ts'
import { type ActivityView, readAction } from './readAction.ts'
import { restOf, type StoryRest } from './rest.ts'
import { actionsOf, byWeight, hashesOf } from './story.ts'
import { costsOf, countedRows } from './trace/costsOf.ts'
import { readSteps, type TraceFacts, type TraceStep } from './trace/steps.ts'
import { type Branch, type TraceEnding, traceEnding } from './trace/traceEnding.ts'
import { type Flow, flowOfSteps } from './value/flow.ts'

/** What is known beside a trace. */
export interface TraceBooks extends TraceFacts {
  /** Of the answer that brought the trace: names the jetton wallets and their owners. */
  readonly metadata?: Metadata | undefined
  /** The service's balance changes: the value of a trace whose transactions the service leaves out. */
  readonly changes?: BalanceChangesResponse | undefined
  /** Whose view it is, in any form: it gives actions their direction. Without it each is seen by the one who pays. */
  readonly account?: string | undefined
}

/** What a trace cost, and who paid. Nanograms. */
export interface TraceCost extends Cost {
  /** By account, raw, in the order of their first transactions. They add up to the whole. */
  readonly accounts: ReadonlyMap<string, Cost>
  /** The account that started it sent this with its messages, and got this back of it: bounced, and as excess. What it earned is in `value`. */
  readonly attached: bigint
  /** The part of `attached` that returned. */
  readonly cameBack: bigint
}

/** The main thing that happened, and what else did: the rest is what is beside `main` and `net`. */
export interface Story extends StoryRest {
  /** Absent where the service has found no action. */
  readonly main: ActivityView | undefined
  /** What it is together with others, as a swap over several pools; absent where it is alone. */
  readonly net: NetEffect | undefined
  /** All of them, in the order of the service. */
  readonly actions: readonly ActivityView[]
  /** What its wallet was ordered to send and did not, or has not all arrived yet, where the service has found no action. */
  readonly unsent: readonly ActivityView[]
}

/** A trace, read once: everything else renders it. */
export interface TraceReading {
  /** The trace, as the service gives it. */
  readonly trace: Trace
  /** In the order of a list: each step is followed by what it caused. Empty above 4 000 transactions, which the service leaves out. */
  readonly steps: readonly TraceStep[]
  /** Transactions that it has so far, without those that were dropped. */
  readonly count: number
  /** When the first was, unix seconds; absent where the trace does not say. */
  readonly start: number | undefined
  /** Seconds from the first transaction to the last. */
  readonly duration: number
  /** Whether what it is for happened, why not, and where the money is. */
  readonly outcome: TraceEnding
  /** The fees, by kind and by account. */
  readonly cost: TraceCost
  /** What each account has more or less. */
  readonly value: Flow
  /** What happened, as actions. */
  readonly story: Story
}

function costOfTrace(steps: readonly TraceStep[]): TraceCost {
  const rows = countedRows(steps)
  const accounts = costsOf(steps)
  const [first, ...later] = rows
  const starter = first && rawForm(first.account)
  const isRest = ({ in_msg: message }: Transaction) => message?.bounced === true || message?.opcode === EXCESS
  const back = later.filter((row) => rawForm(row.account) === starter && isRest(row))
  return {
    ...sumOfCosts([...accounts.values()]),
    accounts,
    attached: sumOf(first?.out_msgs.map(({ value }) => nano(value)) ?? []),
    cameBack: sumOf(back.map(({ in_msg }) => nano(in_msg?.value))),
  }
}

function timesOf(trace: Trace, steps: readonly TraceStep[]): Pick<TraceReading, 'count' | 'start' | 'duration'> {
  const times = steps.flatMap(({ transaction }) => transaction?.now ?? [])
  const start = typeof trace.start_utime === 'number' ? trace.start_utime : times[0]
  const last = times.reduce((latest, now) => Math.max(latest, now), start ?? 0)
  const end = typeof trace.end_utime === 'number' ? trace.end_utime : last
  const there = steps.filter(({ transaction, state }) => transaction && state !== 'invalidated').length
  const count = steps.length ? there : (trace.trace_info?.transactions ?? 0)
  return { count, start, duration: start === undefined ? 0 : Math.max(end - start, 0) }
}

function storyOf(
  actions: readonly Action[],
  steps: readonly TraceStep[],
  { account, metadata }: Pick<TraceBooks, 'account' | 'metadata'>,
  costs: TraceCost['accounts'],
): Story {
  const rows = new Map(steps.flatMap(({ transaction }) => (transaction ? [[transaction.hash, transaction]] : [])))
  const dropped = new Set(
    steps.flatMap(({ transaction, state }) => (transaction && state === 'invalidated' ? transaction.hash : [])),
  )
  const views = actions.map((action) => {
    const hashes = hashesOf(action)
    const transactions = hashes.flatMap((hash) => rows.get(hash) ?? [])
    const isDropped = hashes.some((hash) => dropped.has(hash))
    const view = readAction(action, { account: account ?? fromOf(action), transactions, isDropped, metadata })
    return { ...view, outcome: withFees(view.outcome, costs) }
  })
  const [first] = byWeight(actions)
  const main = views.find(({ action }) => action === first)
  const net = netOf(main, views)
  const [root] = steps
  const isOpen = steps.some(({ state }) => state === 'pending' || state === 'missing')
  const ordered = isOpen ? ordersIn : unsentIn
  const orders = main || !root?.transaction ? [] : ordered(root.transaction, metadata)
  const unsent = orders.map((one) => readAction(one, { account: account ?? fromOf(one), metadata }))
  return { main, net, ...restOf(views, net?.actions ?? (main ? [main] : []), steps), actions: views, unsent }
}

/** What one transaction is in its trace: what a title at any step needs. */
export interface PlaceInTrace {
  readonly step: TraceStep
  /** The message of the wallet that caused it, and what became of that; absent for the wallet's own transaction. */
  readonly branch: Branch | undefined
  /** The weightiest action that has the transaction. */
  readonly action: ActivityView | undefined
}

/** Finds a transaction in a trace that is read; `undefined` where the trace does not have it. @param hash padded base64 */
export function placeOf({ steps, outcome, story }: TraceReading, hash: string): PlaceInTrace | undefined {
  const step = steps.find(({ transaction }) => transaction?.hash === hash)
  if (!step) return
  const branch = outcome.branches.find(({ step: place }) => {
    const first = place === undefined ? undefined : steps[place]
    return first && step.index >= first.index && step.index <= first.index + first.below
  })
  const [action] = byWeight(story.actions.map((view) => view.action).filter((one) => hashesOf(one).includes(hash)))
  return { step, branch, action: story.actions.find((view) => view.action === action) }
}

/**
 * Reads a trace as v3 answers it, pending and incomplete ones too: how it ended, what it cost, what moved, and what happened. Any depth
 * and any number of steps, in linear time. No request.
 */
export function readTrace(trace: Trace, books: TraceBooks = {}): TraceReading {
  const steps = readSteps(trace, books)
  const actions = actionsOf(trace)
  const cost = costOfTrace(steps)
  return {
    trace,
    steps,
    ...timesOf(trace, steps),
    outcome: traceEnding(trace, steps, actions, books.metadata),
    cost,
    value: flowOfSteps(trace, steps, books),
    story: storyOf(actions, steps, books, cost.accounts),
  }
}
