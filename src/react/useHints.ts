'use client'
import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Priority, urgent } from '../core/schedule.ts'
import type { RequestHints } from '../query/options.ts'

/**
 * What a hook adds to its requests: answers to many queries are drawn at once, and a query goes with the highest priority of
 * the components that use it now. They say it as `priority` among their options; one that becomes visible moves it up.
 */
export function useHints(): {
  together: NonNullable<RequestHints['together']>
  priority(queryKey: readonly unknown[]): Priority
} {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      together: (write: () => void) => notifyManager.batch(write),
      priority(queryKey: readonly unknown[]): Priority {
        const { observers = [] } = queryClient.getQueryCache().get(hashKey(queryKey)) ?? {}
        const wanted = observers.map(({ options }) => (options as { priority?: Priority }).priority ?? 'mounted')
        // Without any component (it suspends) it is about to be mounted.
        return urgent(wanted)
      },
    }),
    [queryClient],
  )
}
