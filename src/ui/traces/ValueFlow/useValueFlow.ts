'use client'
import { skipToken } from '@tanstack/react-query'
import type { BalanceChangesResponse } from '../../../contract/v3/endpoints/balanceChanges.ts'
import { useBalanceChanges } from '../../../react/v3/actions.ts'
import type { Flow } from '../../../reading/value/flow.ts'
import { readingOf } from '../../reading/readingOf.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../../reading/useOneTrace.ts'

export interface ValueFlowOptions extends OneTraceOptions {
  /** The balance changes that the service reports, beside `data`. */
  changes?: BalanceChangesResponse | undefined
}

export interface ValueFlowModel extends OneTraceModel {
  /** Absent without a trace. */
  readonly flow: Flow | undefined
}

/**
 * The value flow of a trace, headless. One request for the trace; where the service leaves out its transactions, one more for
 * its balance changes.
 */
export function useValueFlow(options: ValueFlowOptions): ValueFlowModel {
  const model = useOneTrace(options)
  const { data: trace, query, books } = model
  const isCut = trace?.is_incomplete === true && !trace.trace
  const id = query && isCut && trace.trace_info.trace_state === 'complete' ? trace.trace_id : null
  // Only newer services have it. The trace has the same changes, unless it has too many transactions.
  const counted = useBalanceChanges(id ? { trace_id: id } : skipToken, { retry: false })
  const changes = options.changes ?? counted.data
  // A trace of more than 4 000 transactions is sent without them: its changes alone report where its value went.
  const isKnown = !!trace?.trace || !!changes?.changes
  return {
    ...model,
    isThere: trace?.is_incomplete && !isKnown ? (id && counted.isPending ? undefined : false) : model.isThere,
    // `data` of the app may be malformed: it is read inside the boundary of the card.
    get flow() {
      return trace && readingOf(trace, { metadata: books.metadata, changes }).value
    },
  }
}
