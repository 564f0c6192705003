'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PendingTracesResponse } from '../../../contract/v3/endpoints/pendingTraces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { usePendingTraces } from '../../../react/v3/actions.ts'
import type { CardModel, CardQuery } from '../../card/cardModel.ts'
import type { OneTraceOptions } from '../../reading/useOneTrace.ts'

/** Milliseconds between looks at a pending trace. */
const LOOK_MS = 2_000
/** Looks for a trace that nobody has found yet: two minutes. */
const LOOKS = 60
/** Milliseconds after which a pending trace that is gone, and that the index lacks, counts as dropped. Indexing takes seconds. */
const GRACE_MS = 60_000

interface PendingTrace {
  readonly trace: Trace | undefined
  readonly answer: PendingTracesResponse | undefined
  /** Hashes of its transactions, once the network has dropped it. */
  readonly invalidated: readonly string[] | undefined
}

/** What the index knows, and its request; absent where nothing is asked for. */
interface Index extends Pick<CardModel<Trace>, 'isThere'> {
  readonly indexed: Trace | undefined
  readonly query: CardQuery
}

/** A trace before it is final. Asked for once the index has answered, and while the index lacks a part of the trace. */
export function usePendingTrace(
  { messageHash, queryOptions }: Pick<OneTraceOptions, 'messageHash' | 'queryOptions'>,
  index: Index | undefined,
): PendingTrace {
  const hash = index?.indexed?.external_hash ?? messageHash
  const isWhole = index?.indexed?.trace_info.trace_state === 'complete'
  const asks = index?.isThere !== undefined && !isWhole && hash !== undefined
  const { data, dataUpdatedAt } = usePendingTraces(asks ? { ext_msg_hash: [hash] } : skipToken, {
    ...queryOptions,
    refetchInterval: ({ state }) => (state.data?.traces.length || state.dataUpdateCount < LOOKS ? LOOK_MS : false),
  })
  const last = useRef<{ trace: Trace; seenAt: number }>(undefined)
  const trace = asks ? data?.traces[0] : undefined
  if (trace) last.current = { trace, seenAt: dataUpdatedAt }
  else if (index?.indexed || !asks) last.current = undefined

  // It is in a block now, or dropped: the index reports which.
  const isGone = !trace && last.current !== undefined
  const refetch = useRef(index?.query)
  refetch.current = index?.query
  useEffect(() => {
    if (isGone) refetch.current?.refetch()
  }, [isGone])

  const shown = trace ?? last.current?.trace
  const isDropped = last.current !== undefined && dataUpdatedAt - last.current.seenAt > GRACE_MS
  return {
    trace: shown,
    answer: data,
    invalidated: isDropped ? Object.keys(shown?.transactions ?? {}) : undefined,
  }
}
