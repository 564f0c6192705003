'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import { readSaid, type Said, transactionOf } from '../../../reading/trace/said.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { traceModel } from '../../../reading/trace/traceModel.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../useOneTrace.ts'

/** A transaction and what happened around it. */
export interface SaidTransaction {
  readonly transaction: Transaction
  readonly said: Said
  /** Absent where the tree of the trace does not have the transaction. */
  readonly step: TraceStep | undefined
  /** Steps of the trace: of all, and those that failed. */
  readonly count: number
  readonly failed: number
}

export interface TransactionSentenceModel extends OneTraceModel {
  /** Absent without a trace, and where the trace does not have the transaction. */
  readonly said: SaidTransaction | undefined
}

/** What happened around a transaction, without its looks. All that show the trace share its request. */
export function useTransactionSentence(options: OneTraceOptions): TransactionSentenceModel {
  const model = useOneTrace(options)
  const { data: trace } = model
  return {
    ...model,
    // `data` of the app may be malformed: it is read inside the boundary of the card.
    get said() {
      return trace && saidIn(trace, options.transactionHash)
    },
  }
}

function saidIn(trace: Trace, hash: string | undefined): SaidTransaction | undefined {
  const transaction = transactionOf(trace, hash)
  if (!transaction) return
  const { steps, summary } = traceModel(trace)
  const step = steps.find((one) => one.transaction?.hash === transaction.hash)
  return { transaction, said: readSaid(trace, transaction), step, count: steps.length, failed: summary.states.failed }
}
