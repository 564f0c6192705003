'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PendingTracesParams, PendingTracesResponse } from '../../../contract/v3/endpoints/pendingTraces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { usePendingTraces as usePendingAnswer } from '../../../react/v3/actions.ts'
import type { QueryOptions } from '../../root/props.ts'

/** Milliseconds after which a trace that is neither pending any more nor indexed has been dropped: indexing takes seconds. */
const GRACE_MS = 60_000

/** Pending traces that were seen, with the time of their end, unix milliseconds. */
type Seen = ReadonlyMap<string, { readonly trace: Trace; readonly goneAt?: number }>

/** The message that started it: its key before and after it is indexed. */
const idOf = ({ external_hash, trace_id, start_lt }: Trace): string => external_hash ?? trace_id ?? start_lt

interface PendingRows {
  /** Those that the index lacks. */
  readonly pending: readonly Trace[]
  /** Those of them that the network dropped. */
  readonly dropped: ReadonlySet<Trace>
  readonly answer: PendingTracesResponse | undefined
}

const NONE: Seen = new Map()
const NO_TRACES: ReadonlySet<Trace> = new Set()

/**
 * Traces on their way to the index, and those that never arrived. One request.
 * @param indexed what the index has; `undefined` while that is not known
 * @param indexedAt when that was received, unix milliseconds
 */
export function usePendingTraces(
  params: PendingTracesParams | SkipToken,
  indexed: readonly Trace[] | undefined,
  indexedAt: number,
  options: QueryOptions | undefined,
): PendingRows {
  const { data: answer, dataUpdatedAt } = usePendingAnswer(params, options)
  const [seen, setSeen] = useState(NONE)

  useEffect(() => {
    if (!answer) return
    setSeen((seen) => {
      const now = new Map(answer.traces.map((trace) => [idOf(trace), { trace }] as const))
      const gone = [...seen].flatMap(([id, one]) =>
        now.has(id) ? [] : [[id, { trace: one.trace, goneAt: one.goneAt ?? dataUpdatedAt }] as const],
      )
      return now.size || gone.length ? new Map([...now, ...gone]) : NONE
    })
  }, [answer, dataUpdatedAt])

  const rows = useMemo(() => {
    const known = new Set(indexed?.map(idOf))
    const waiting = params === skipToken ? [] : [...seen].filter(([id]) => !known.has(id)).map(([, one]) => one)
    const dropped = waiting.filter(({ goneAt }) => goneAt !== undefined && indexedAt - goneAt > GRACE_MS)
    return {
      pending: waiting.map(({ trace }) => trace),
      dropped: dropped.length ? new Set(dropped.map(({ trace }) => trace)) : NO_TRACES,
    }
  }, [seen, indexed, indexedAt, params])
  return { ...rows, answer }
}
