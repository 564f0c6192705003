import type { MessagesParams } from '../../contract/v3/endpoints/messages.ts'
import type { TracesResponse } from '../../contract/v3/endpoints/traces.ts'
import type { TransactionsParams, TransactionsResponse } from '../../contract/v3/endpoints/transactions.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import type { Client } from '../../core/client.ts'
import type { AnyAddress } from '../../core/values/address.ts'
import { tryNormalizeHash } from '../../core/values/hash.ts'
import { traces } from '../../endpoints/v3/actions/traces.ts'
import { messages } from '../../endpoints/v3/blockchain/messages.ts'
import { transactions } from '../../endpoints/v3/blockchain/transactions.ts'
import type { SelectedQueryOptions } from '../options.ts'
import { isAwaited, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

/** A hash in its one spelling. A text that is no hash stays as it is: the error quotes it. */
export const hashText = (hash: string): string => tryNormalizeHash(hash) ?? hash

export const transactionParams = (hash: string) => ({ hash: [hashText(hash)], limit: 1 })
export const toTransaction = ({ transactions }: TransactionsResponse): Transaction | null => transactions[0] ?? null

export const traceParams = (id: string) => ({ trace_id: [hashText(id)], limit: 1 })
export const toTrace = ({ traces }: TracesResponse): Trace | null => traces[0] ?? null

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type TransactionFilter = Omit<TransactionsParams, 'limit' | 'offset'>
/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type MessageFilter = Omit<MessagesParams, 'limit' | 'offset'>

export interface TransactionListQuery extends PageSize {
  /** Whose transactions, in any form. */
  address?: AnyAddress | undefined
  /** Which transactions: of a block, with a hash, of a time … Instead of `address`, or together with it. */
  filter?: TransactionFilter | undefined
}

/** None where neither an account nor a filter is given. */
export function transactionListParams({ address, filter }: TransactionListQuery): TransactionFilter | undefined {
  if ((address === undefined && filter === undefined) || isAwaited(address)) return
  return { ...filter, ...(address !== undefined && { account: [address] }) }
}

/** The query of `useTransaction` and `TransactionDetails`. */
export const transactionOptions = (
  client: Client,
  hash: string,
): SelectedQueryOptions<TransactionsResponse, Transaction | null> => ({
  ...optionsFor(transactions, client, hash, transactionParams),
  select: toTransaction,
})

/** The query of `useTrace`. */
export const traceOptions = (client: Client, id: string): SelectedQueryOptions<TracesResponse, Trace | null> => ({
  ...optionsFor(traces, client, id, traceParams),
  select: toTrace,
})

/** The query of `TransactionList`. */
export const transactionListOptions = (client: Client, query: TransactionListQuery) =>
  listOptions(transactions, client, transactionListParams(query), query.pageSize)

export interface MessageListQuery extends PageSize {
  /** Which messages: from or to an account, with an opcode, a body, a hash, of a time … */
  filter?: MessageFilter | undefined
}

/** The query of `MessageList`. */
export const messageListOptions = (client: Client, { filter, pageSize }: MessageListQuery) =>
  listOptions(messages, client, filter, pageSize)
