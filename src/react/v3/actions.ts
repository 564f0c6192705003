'use client'
import { actions } from '../../endpoints/v3/actions/actions.ts'
import { pendingActions } from '../../endpoints/v3/actions/pendingActions.ts'
import { pendingTraces } from '../../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../../endpoints/v3/actions/traces.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/**
 * What happened, in plain terms: transfers, swaps, bids … Newest first, by the end of the trace that they belong to.
 * Without a filter those of the whole chain.
 */
export const useActions = /* @__PURE__ */ queryHook(actions)
/**
 * What happened, in plain terms: transfers, swaps, bids … Newest first, by the end of the trace that they belong to.
 * Without a filter those of the whole chain, page by page.
 */
export const useActionsInfinite = /* @__PURE__ */ infiniteQueryHook(actions)
/** Actions of traces that are emulated or not final yet. An unknown account or hash gives an empty list. */
export const usePendingActions = /* @__PURE__ */ queryHook(pendingActions)
/** Traces that are emulated or not final yet, with their actions, in no order. */
export const usePendingTraces = /* @__PURE__ */ queryHook(pendingTraces)
/**
 * Everything that one message from outside caused, as a tree, with its transactions. Newest first, by the end of the
 * trace. Above 4 000 transactions a trace is sent without them (`is_incomplete`).
 */
export const useTraces = /* @__PURE__ */ queryHook(traces)
/**
 * Everything that one message from outside caused, as a tree, with its transactions. Newest first, by the end of the
 * trace. Above 4 000 transactions a trace is sent without them (`is_incomplete`), page by page.
 */
export const useTracesInfinite = /* @__PURE__ */ infiniteQueryHook(traces)
