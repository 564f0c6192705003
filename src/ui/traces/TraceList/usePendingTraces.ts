'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PendingTracesResponse } from '../../../contract/v3/endpoints/pendingTraces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { pendingTraceParams } from '../../../query/builders/traces.ts'
import { usePendingTraces as usePendingAnswer } from '../../../react/v3/actions.ts'
import type { QueryOptions } from '../../root/props.ts'
import { usePendingRows } from '../../table/usePendingRows.ts'
import { isAwaited } from '../../table/useTogether.ts'

/** The message that started it: its key before and after it is indexed. */
const idOf = ({ external_hash, trace_id, start_lt }: Trace): string => external_hash ?? trace_id ?? start_lt

interface PendingTraces {
  /** Those that the index lacks. */
  readonly pending: readonly Trace[]
  /** Those of them that the network dropped. */
  readonly dropped: ReadonlySet<Trace>
  readonly answer: PendingTracesResponse | undefined
  /** The first answer is pending. */
  readonly isAwaited: boolean
}

/**
 * The pending traces of an account, and those that never arrived. One request.
 * @param account `undefined` sends no request
 * @param indexed the traces that the index has; `undefined` while they are not known
 * @param indexedAt when they were received, unix milliseconds
 */
export function usePendingTraces(
  account: string | undefined,
  indexed: readonly Trace[] | undefined,
  indexedAt: number,
  options: QueryOptions | undefined,
): PendingTraces {
  const params = account === undefined ? skipToken : pendingTraceParams(account)
  const { data: answer, dataUpdatedAt, isFetching, failureCount } = usePendingAnswer(params, options)
  const waits = isAwaited({ data: answer, isFetching, failureCount })
  const rows = usePendingRows({
    account,
    answer: answer?.traces,
    answeredAt: dataUpdatedAt,
    indexed,
    indexedAt,
    idOf,
  })
  return useMemo(
    () => ({
      pending: rows.map(({ row }) => row),
      dropped: new Set(rows.filter(({ isDropped }) => isDropped).map(({ row }) => row)),
      answer,
      isAwaited: waits,
    }),
    [rows, answer, waits],
  )
}
