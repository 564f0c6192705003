'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../../contract/v3/action.ts'

/** Milliseconds after which something that is neither pending any more nor final has been dropped: indexing takes seconds. */
const GRACE = 60_000

interface Waiting {
  readonly action: Action
  /** The network dropped it before it was final. */
  readonly isDropped: boolean
}

/** Pending actions that were seen, with the time of their end, unix milliseconds. */
type Seen = ReadonlyMap<string, { readonly action: Action; readonly goneAt?: number }>

/** The message that started it: its key before and after it is final. */
const idOf = (action: Action) => action.trace_external_hash_norm ?? action.trace_external_hash ?? action.action_id

const keyOf = (action: Action): string => `${idOf(action)} ${action.action_id}`

interface PendingAnswer {
  readonly data?: { readonly actions: readonly Action[] } | undefined
  readonly dataUpdatedAt: number
}

const NONE: Seen = new Map()

/**
 * Pending actions, and those that never arrived. A pending action that is gone, and that the history still lacks a minute later,
 * was dropped. Costs no request: it reads the answers of the feed.
 * @param settled the history; `undefined` while it is not known
 * @param settledAt when it was received, unix milliseconds
 */
export function usePending(
  { data, dataUpdatedAt }: PendingAnswer,
  settled: readonly Action[] | undefined,
  settledAt: number,
): readonly Waiting[] {
  const [seen, setSeen] = useState(NONE)

  useEffect(() => {
    if (!data) return
    setSeen((seen) => {
      const now = new Map(data.actions.map((action) => [keyOf(action), { action }] as const))
      const gone = [...seen].flatMap(([key, one]) =>
        now.has(key) ? [] : [[key, { action: one.action, goneAt: one.goneAt ?? dataUpdatedAt }] as const],
      )
      return now.size || gone.length ? new Map([...now, ...gone]) : NONE
    })
  }, [data, dataUpdatedAt])

  return useMemo(() => {
    const known = new Set(settled?.map(idOf))
    return [...seen.values()].flatMap(({ action, goneAt }) =>
      known.has(idOf(action)) ? [] : [{ action, isDropped: goneAt !== undefined && settledAt - goneAt > GRACE }],
    )
  }, [seen, settled, settledAt])
}
