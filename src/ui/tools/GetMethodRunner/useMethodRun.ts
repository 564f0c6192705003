'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { RunGetMethodParams, RunGetMethodResponse } from '../../../contract/v3/endpoints/runGetMethod.ts'
import type { TonCenterError } from '../../../core/errors.ts'
import { runGetMethod } from '../../../endpoints/v3/legacy/runGetMethod.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { WaitingQuery } from '../../states/useWait.ts'

/** A run that has ended. */
export interface MethodRun {
  /** The first run is 1. */
  readonly id: number
  readonly params: RunGetMethodParams
  readonly result: RunGetMethodResponse
  /** Unix seconds. */
  readonly time: number
}

/** Runs that are kept. */
const MOST_RUNS = 4

/** Runs get-methods when asked to: each run reads the newest state. */
export function useMethodRun() {
  const { client } = useTonCenter()
  const [runs, setRuns] = useState<readonly MethodRun[]>([])
  const [failures, setFailures] = useState(0)
  const run = useMutation<RunGetMethodResponse, TonCenterError, RunGetMethodParams>({
    mutationFn: (params) => client.request(runGetMethod, params, { onRetry: setFailures }),
    onMutate: () => setFailures(0),
    networkMode: 'always',
    onSuccess: (result, params) => {
      const time = Math.floor(client.now() / 1000)
      setRuns((before) => [{ id: (before[0]?.id ?? 0) + 1, params, result, time }, ...before].slice(0, MOST_RUNS + 1))
    },
  })
  const wait: WaitingQuery = { fetchStatus: run.isPending ? 'fetching' : 'idle', failureCount: failures }
  return { run, runs, wait }
}
