'use client'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { TracesResponse } from '../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import { ASK_MS } from '../../core/pace/chainClock.ts'
import { traces as tracesEndpoint } from '../../endpoints/v3/actions/traces.ts'
import { useFinal } from '../../react/composed.ts'
import { drawnOptions, under } from '../../react/queryHook.ts'
import { useClient } from '../../react/useClient.ts'
import { useMade } from '../../react/useMade.ts'
import { useRefresh } from '../../react/useRefresh.ts'
import { areFinal } from './areFinal.ts'
import { groupNew, type Ids } from './groupNew.ts'

export interface KnownTraces {
  /** By id. */
  readonly traces: ReadonlyMap<string, Trace>
  /** The answers that they are of: these have books. */
  readonly pages: readonly TracesResponse[]
}

const NO_TRACES: KnownTraces = { traces: new Map(), pages: [] }

/**
 * Traces with their actions for the rows of a list. One request at low priority for all ids that are new since the last one:
 * one for a page of rows. What fails or is not as documented is absent.
 */
export function useTraces(ids: Ids): KnownTraces {
  const client = useClient(undefined)
  const queryClient = useQueryClient()
  const known = useRef<readonly Ids[]>([])
  const groups = useMemo(() => {
    known.current = groupNew(known.current, ids)
    return known.current
  }, [ids])
  const staleTime = useFinal(areFinal)
  const asked = useMade(
    () =>
      groups.map((group) => ({
        ...under(
          queryClient,
          drawnOptions(
            tracesEndpoint,
            client,
            queryClient,
            { trace_id: [...group], include_actions: true, limit: group.length },
            'prefetch',
          ),
          {},
        ),
        staleTime,
      })),
    groups,
    client,
    queryClient,
    staleTime,
  )
  const refetch = useCallback(() => {
    for (const { queryKey } of asked)
      void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true }, { cancelRefetch: false })
  }, [queryClient, asked])
  useRefresh(client, { refresh: undefined, staleTime: ASK_MS, isEnabled: asked.length > 0, refetch })
  const combine = useCallback((results: readonly UseQueryResult<TracesResponse, Error>[]): KnownTraces => {
    const pages = results.flatMap(({ data }) => data ?? [])
    const rows = pages.flatMap(({ traces }) => traces)
    const traces = new Map(rows.flatMap((trace) => (trace.trace_id ? [[trace.trace_id, trace]] : [])))
    return pages.length ? { traces, pages } : NO_TRACES
  }, [])
  return useQueries({ queries: asked, combine } as Parameters<typeof useQueries>[0]) as KnownTraces
}
