import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { tryNormalizeHash } from '../../core/values/hash.ts'
import { type PlaceInTrace, placeOf, type TraceReading } from '../../reading/readTrace.ts'
import { type Said, saidOfTrace, saidOfTransaction } from '../../reading/said.ts'

/** A transaction, what happened around it, and its part in that. */
export interface SaidTransaction {
  readonly transaction: Transaction
  /** The whole trace. */
  readonly reading: TraceReading
  /** What happened in the whole trace, and how that ended: the same at each of its steps. */
  readonly said: Said
  /** Its step, and the action that it is a part of; absent where the tree of the trace does not have the transaction. */
  readonly place: PlaceInTrace | undefined
}

/** The transaction with this hash, in any form; the first one of the trace without a hash. */
export function transactionOf(
  { transactions = {}, trace }: Pick<Trace, 'transactions' | 'trace'>,
  hash: string | undefined,
): Transaction | undefined {
  const wanted = hash === undefined ? trace?.tx_hash : (tryNormalizeHash(hash) ?? hash)
  return wanted !== undefined && Object.hasOwn(transactions, wanted) ? transactions[wanted] : undefined
}

/** What happened around a transaction; `undefined` where the trace does not have it. */
export function saidIn(reading: TraceReading, hash: string | undefined): SaidTransaction | undefined {
  const transaction = transactionOf(reading.trace, hash)
  if (!transaction) return
  return {
    transaction,
    reading,
    said: saidOfTrace(reading) ?? saidOfTransaction(transaction),
    place: placeOf(reading, transaction.hash),
  }
}
