'use client'
import { readingOf } from '../../reading/readingOf.ts'
import { type SaidTransaction, saidIn } from '../../reading/saidIn.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../../reading/useOneTrace.ts'

export interface TransactionSentenceModel extends OneTraceModel {
  /** Absent without a trace, and where the trace does not have the transaction. */
  readonly said: SaidTransaction | undefined
}

/** What happened around a transaction, headless. All that show the trace share its request. */
export function useTransactionSentence(options: OneTraceOptions): TransactionSentenceModel {
  const model = useOneTrace(options)
  const { data: trace, books } = model
  return {
    ...model,
    // `data` of the app may be malformed: it is read inside the boundary of the card.
    get said() {
      return trace && saidIn(readingOf(trace, { metadata: books.metadata }), options.transactionHash)
    },
  }
}
