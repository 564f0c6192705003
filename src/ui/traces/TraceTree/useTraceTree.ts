'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import type { CardModel } from '../../card/cardModel.ts'
import { readingOf } from '../../reading/readingOf.ts'
import { type OneTraceOptions, useOneTrace } from '../../reading/useOneTrace.ts'
import { usePendingTrace } from './usePendingTrace.ts'

/** What a trace is found by. */
interface TraceKeys {
  /** Id of the trace, the hash of its first transaction, in any form. */
  traceId: string | undefined
  /** Hash of any of its transactions, in any form. Its step is selected at first. */
  transactionHash: string | undefined
  /** Hash of any of its messages, plain or normalized, in any form. A pending trace is found by its message from outside. */
  messageHash: string | undefined
  /** Renders this trace and sends no request. */
  data: Trace | undefined
}

/** Exactly one of these. */
export type TraceKey = {
  [Key in keyof TraceKeys]: Pick<TraceKeys, Key> & { [Other in Exclude<keyof TraceKeys, Key>]?: undefined }
}[keyof TraceKeys]

export type TraceTreeOptions = TraceKey &
  Omit<OneTraceOptions, keyof TraceKeys> & {
    /** Hashes of transactions in `data` that were pending, and that the network dropped. */
    invalidated?: readonly string[] | undefined
  }

/** A trace, headless. */
export interface TraceTreeModel extends CardModel<Trace> {
  /** How it ended, what it cost, what moved; absent without a trace. */
  readonly reading: TraceReading | undefined
  readonly addressBook: AddressBook
  readonly metadata: Metadata
}

/**
 * A trace, headless. One request, and one every two seconds while it is pending. A trace that grows is asked for at each
 * new block, and never again once it is complete.
 */
export function useTraceTree(options: TraceTreeOptions): TraceTreeModel {
  const { data: indexed, isThere, query, books } = useOneTrace(options)
  const { trace: pending, answer, invalidated } = usePendingTrace(options, query && { indexed, isThere, query })
  const trace = newest(indexed, pending)
  const isPending = trace !== undefined && trace === pending
  const known = options.invalidated ?? invalidated
  const metadata = options.metadata ?? (isPending && answer ? answer.metadata : books.metadata)
  return {
    data: trace,
    isThere: pending ? true : isThere,
    query,
    answers: isPending ? [answer] : undefined,
    addressBook: options.addressBook ?? (isPending && answer ? answer.address_book : books.addressBook),
    metadata,
    // `data` of the app may be no trace: it is read inside the boundary of the card.
    get reading() {
      return trace && readingOf(trace, { metadata, invalidated: known })
    },
  }
}

/** The one with more transactions: a pending trace is ahead of the index until the index has all of it. */
function newest(indexed: Trace | undefined, pending: Trace | undefined): Trace | undefined {
  if (!indexed || !pending) return indexed ?? pending
  return pending.trace_info.transactions > indexed.trace_info.transactions ? pending : indexed
}
