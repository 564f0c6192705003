'use client'
import { readingOf } from '../../reading/readingOf.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../../reading/useOneTrace.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'

export interface TraceNeighboursModel extends OneTraceModel {
  /** Absent without a trace, and where the trace does not have the transaction. */
  readonly neighbours: Neighbours | undefined
  /** Seconds from the first transaction to the last; absent without a trace. */
  readonly duration: number | undefined
}

/** The steps of a trace around a transaction, headless. All that show the trace share its request. */
export function useTraceNeighbours(options: OneTraceOptions): TraceNeighboursModel {
  const model = useOneTrace(options)
  const { data, books } = model
  const read = () => data && readingOf(data, { metadata: books.metadata })
  return {
    ...model,
    // `data` of the app may be malformed: it is read inside the boundary of the card.
    get neighbours() {
      const made = read()
      return made && neighboursOf(made.steps, options.transactionHash)
    },
    get duration() {
      return read()?.duration
    },
  }
}
