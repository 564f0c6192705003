'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PendingTracesResponse } from '../../../contract/v3/endpoints/pendingTraces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { pendingTraceParams } from '../../../query/builders/traces.ts'
import { usePendingTraces as usePendingAnswer } from '../../../react/v3/actions.ts'
import type { QueryOptions } from '../../root/props.ts'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { NO_ROWS } from '../../table/readRows.ts'

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
  /** The first answer is on its way. */
  readonly isAwaited: boolean
}

const NONE: Seen = new Map()
const NO_TRACES: ReadonlySet<Trace> = new Set()

/**
 * Traces on their way to the index, and those that never arrived. One request.
 * @param account `undefined` asks for nothing
 * @param indexed what the index has; `undefined` while that is not known
 * @param indexedAt when that was received, unix milliseconds
 */
export function usePendingTraces(
  account: string | undefined,
  indexed: readonly Trace[] | undefined,
  indexedAt: number,
  options: QueryOptions | undefined,
): PendingRows {
  const params = account === undefined ? skipToken : pendingTraceParams(account)
  const { data: answer, dataUpdatedAt, isFetching, failureCount } = usePendingAnswer(params, options)
  const [{ of, seen }, setSeen] = useState({ of: account, seen: NONE })

  // Before the page is painted: rows that are drawn without them would be pushed down.
  useBrowserLayoutEffect(() => {
    if (!answer) return
    setSeen((before) => {
      const now = new Map(answer.traces.map((trace) => [idOf(trace), { trace }] as const))
      const gone = [...(before.of === account ? before.seen : NONE)].flatMap(([id, one]) =>
        now.has(id) ? [] : [[id, { trace: one.trace, goneAt: one.goneAt ?? dataUpdatedAt }] as const],
      )
      const seen = new Map([...now, ...gone])
      return before.of === account && !before.seen.size && !seen.size ? before : { of: account, seen }
    })
  }, [account, answer, dataUpdatedAt])

  const rows = useMemo(() => {
    const known = new Set(indexed?.map(idOf))
    const waiting = [...(of === account ? seen : NONE)].flatMap(([id, one]) => (known.has(id) ? [] : one))
    const dropped = waiting.filter(({ goneAt }) => goneAt !== undefined && indexedAt - goneAt > GRACE_MS)
    return {
      pending: waiting.length ? waiting.map(({ trace }) => trace) : NO_ROWS,
      dropped: dropped.length ? new Set(dropped.map(({ trace }) => trace)) : NO_TRACES,
    }
  }, [of, account, seen, indexed, indexedAt])
  return { ...rows, answer, isAwaited: !answer && isFetching && failureCount === 0 }
}
