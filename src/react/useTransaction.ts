'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TracesResponse } from '../contract/v3/endpoints/traces.ts'
import type { TransactionsResponse } from '../contract/v3/endpoints/transactions.ts'
import type { Trace } from '../contract/v3/trace.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { Endpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'
import { paramsFor } from '../query/builders/given.ts'
import { hashText, toTrace, toTransaction, traceParams, transactionParams } from '../query/builders/transactions.ts'
import { findAnswer } from '../query/entities.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, useComposed, useFinal } from './composed.ts'
import { given, queryHook } from './queryHook.ts'
import { useKnown } from './useKnown.ts'

/** A hash in its one spelling. A text that is no hash stays as it is: the error quotes it. */
const givenHash = (hash: MaybeParams<string>) => paramsFor(hash, hashText)

/** The caller's options over those of a row that may be in the cache already, and that becomes final. */
function useBeside<Params, Answer, Own, Selected>(
  endpoint: Endpoint<Params, Answer>,
  key: string | undefined,
  isFinal: (answer: Answer | undefined) => boolean,
  options: ComposedOptions<Answer, Own, Selected>,
): ComposedOptions<Answer, Own, Selected> {
  const known = useKnown(endpoint, options.client, key, findAnswer)
  return { ...known, staleTime: useFinal(isFinal), ...given(options) }
}

const useTransactions = /* @__PURE__ */ queryHook(transactions)
const useTraces = /* @__PURE__ */ queryHook(traces)

/** A final transaction does not change; a missing one may be in the next block. */
function isFinal(answer: TransactionsResponse | undefined): boolean {
  const [row] = answer?.transactions ?? []
  return row !== undefined && (row.finality ?? 'finalized') === 'finalized'
}

/**
 * A transaction by its hash, hex, base64 or base64url; `null` where the service has none. `undefined`, `''` and
 * `skipToken` wait.
 *
 * Costs one request for up to 250 transactions on a page. A transaction in a cached list costs none. Once final it is
 * never asked for again.
 */
export function useTransaction<Selected = Transaction | null>(
  hash: MaybeParams<string>,
  options: ComposedOptions<TransactionsResponse, Transaction | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const key = givenHash(hash)
  const beside = useBeside(transactions, key, isFinal, options)
  return useComposed(useTransactions, paramsFor(key, transactionParams), beside, toTransaction)
}

const isComplete = (answer: TracesResponse | undefined): boolean =>
  answer?.traces[0]?.trace_info.trace_state === 'complete'

/**
 * A trace by its id, the hash of its first transaction, in any form: its transactions and their tree. Has actions only where a
 * cached list had them. `null` where the service has none. `undefined`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 traces on a page. A trace in a cached list costs none. Once complete it is never asked
 * for again.
 */
export function useTrace<Selected = Trace | null>(
  id: MaybeParams<string>,
  options: ComposedOptions<TracesResponse, Trace | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const key = givenHash(id)
  const beside = useBeside(traces, key, isComplete, options)
  return useComposed(useTraces, paramsFor(key, traceParams), beside, toTrace)
}
