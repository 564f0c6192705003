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
import { groupNew, type Ids } from './groupNew.ts'
import { areFinal } from './useOneTrace.ts'

const NO_TRACES: ReadonlyMap<string, Trace> = new Map()

/**
 * Traces with their actions, by id, for the rows of a list. One request at low priority for all ids that are new since the last one:
 * one for a page of rows. What fails or is not as documented is absent.
 */
export function useTraces(ids: Ids): ReadonlyMap<string, Trace> {
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
  const combine = useCallback((results: readonly UseQueryResult<TracesResponse, Error>[]) => {
    const rows = results.flatMap(({ data }) => data?.traces ?? [])
    return rows.length ? new Map(rows.flatMap((trace) => (trace.trace_id ? [[trace.trace_id, trace]] : []))) : NO_TRACES
  }, [])
  return useQueries({ queries: asked, combine } as Parameters<typeof useQueries>[0]) as ReadonlyMap<string, Trace>
}
