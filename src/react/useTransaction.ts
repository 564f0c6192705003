'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TonCenterError } from '../core/errors.ts'
import { tryNormalizeHash } from '../core/hash.ts'
import { BLOCK_MS } from '../core/head.ts'
import { type TracesResponse, traces } from '../endpoints/v3/actions/traces.ts'
import { type TransactionsResponse, transactions } from '../endpoints/v3/blockchain/transactions.ts'
import type { Entities, Known } from '../query/entities.ts'
import type { Trace } from '../schemas/trace.ts'
import type { Transaction } from '../schemas/transaction.ts'
import { queryHook } from './queryHook.ts'
import { type ComposedOptions, useKnown } from './useKnown.ts'

const useTransactions = /* @__PURE__ */ queryHook(transactions)
const useTraces = /* @__PURE__ */ queryHook(traces)

function findTransaction(entities: Entities, hash: string): Known<TransactionsResponse> | undefined {
  const known = entities.get<Transaction>('transactions', hash)
  return known && { value: { transactions: [known.value], address_book: {} }, at: known.at }
}
const toTransaction = ({ transactions }: TransactionsResponse): Transaction | null => transactions[0] ?? null
/** What is final does not change; what is missing may come with the next block. */
const isFinal = (row: Transaction | undefined) => row !== undefined && (row.finality ?? 'finalized') === 'finalized'

/**
 * A transaction by its hash, hex, base64 or base64url; `null` where the service has none. `undefined` waits.
 *
 * Costs one request for up to 250 transactions on a page, and none for one that a list has brought along. Once final it is never
 * asked for again.
 */
export function useTransaction(
  hash: string | undefined,
  options: ComposedOptions<Transaction | null> = {},
): UseQueryResult<Transaction | null, TonCenterError> {
  const key = hash === undefined ? undefined : (tryNormalizeHash(hash) ?? hash)
  const known = useKnown('v3 transactions', options.client, key, findTransaction)
  return useTransactions(key === undefined ? undefined : { hash: [key], limit: 1 }, {
    ...known,
    staleTime: ({ state }) => (isFinal(state.data?.transactions[0]) ? Number.POSITIVE_INFINITY : BLOCK_MS),
    ...(options as object),
    select: toTransaction,
  })
}

function findTrace(entities: Entities, id: string): Known<TracesResponse> | undefined {
  const known = entities.get<Trace>('traces', id)
  return known && { value: { traces: [known.value], address_book: {}, metadata: {} }, at: known.at }
}
const toTrace = ({ traces }: TracesResponse): Trace | null => traces[0] ?? null

/**
 * A trace by its id, the hash of its first transaction, in any form: its transactions and their tree, the actions only where a list has brought them along;
 * `null` where the service has none. `undefined` waits.
 *
 * Costs one request for up to 250 traces on a page, and none for one that a list has brought along. Once complete it is never
 * asked for again.
 */
export function useTrace(
  id: string | undefined,
  options: ComposedOptions<Trace | null> = {},
): UseQueryResult<Trace | null, TonCenterError> {
  const key = id === undefined ? undefined : (tryNormalizeHash(id) ?? id)
  const known = useKnown('v3 traces', options.client, key, findTrace)
  return useTraces(key === undefined ? undefined : { trace_id: [key], limit: 1 }, {
    ...known,
    staleTime: ({ state }) =>
      state.data?.traces[0]?.trace_info.trace_state === 'complete' ? Number.POSITIVE_INFINITY : BLOCK_MS,
    ...(options as object),
    select: toTrace,
  })
}
