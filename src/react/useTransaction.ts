'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TracesResponse } from '../contract/v3/endpoints/traces.ts'
import type { TransactionsResponse } from '../contract/v3/endpoints/transactions.ts'
import type { Trace } from '../contract/v3/trace.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { TonCenterError } from '../core/errors.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'
import { paramsFor } from '../query/builders/given.ts'
import { toTrace, toTransaction, traceParams, transactionParams } from '../query/builders/transactions.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, useComposed } from './composed.ts'
import { oneHook } from './useKnown.ts'

/** A final transaction does not change; a missing one may be in the next block. */
function isFinalised(answer: TransactionsResponse | undefined): boolean {
  const [row] = answer?.transactions ?? []
  return row !== undefined && (row.finality ?? 'finalized') === 'finalized'
}

/** The answer with one transaction. */
export const useOneTransaction = /* @__PURE__ */ oneHook(transactions, { isFinal: isFinalised })

/**
 * A transaction by its hash, hex, base64 or base64url; `null` where the service has none. `undefined`, `null`, `''` and
 * `skipToken` wait.
 *
 * Costs one request for up to 250 transactions on a page. A transaction in a cached list costs none. Once final it is
 * never loaded again.
 *
 * @param hash hash of the transaction
 */
export function useTransaction<Selected = Transaction | null>(
  hash: MaybeParams<string>,
  options: ComposedOptions<TransactionsResponse, Transaction | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  return useComposed(useOneTransaction, paramsFor(hash, transactionParams), options, toTransaction)
}

const isComplete = (answer: TracesResponse | undefined): boolean =>
  answer?.traces[0]?.trace_info.trace_state === 'complete'

const useTraceAnswer = /* @__PURE__ */ oneHook(traces, { isFinal: isComplete })

/**
 * A trace by its id, the hash of its first transaction, in any form: its transactions and their tree. Has actions only where a
 * cached list had them. `null` where the service has none. `undefined`, `null`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 traces on a page. A trace in a cached list costs none. Once complete it is never loaded
 * again.
 *
 * @param id hash of the first transaction of the trace
 */
export function useTrace<Selected = Trace | null>(
  id: MaybeParams<string>,
  options: ComposedOptions<TracesResponse, Trace | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  return useComposed(useTraceAnswer, paramsFor(id, traceParams), options, toTrace)
}
