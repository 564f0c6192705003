'use client'
import { useState } from 'react'
import type { ListQuery } from './ListQuery.ts'

/** What a first answer beside the rows is waited for by. */
interface Beside {
  readonly data: unknown
  readonly isFetching: boolean
  readonly failureCount: number
}

/** Whether it may still be there soon. A failed one is not waited for. */
export const isAwaited = ({ data, isFetching, failureCount }: Beside): boolean =>
  !data && isFetching && failureCount === 0

/**
 * The query of a list, which loads until the first answer beside it is there too: pending rows that arrive later would push the others
 * down. Rows that were in the cache at first are rendered at once.
 */
export function useTogether<Query extends ListQuery<unknown> | undefined>(query: Query, isWaiting: boolean): Query {
  const [isFirst] = useState(query?.status === 'pending')
  const holds = isFirst && isWaiting && query?.status === 'success'
  return holds ? { ...query, data: undefined, status: 'pending' } : query
}
