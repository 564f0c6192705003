'use client'
import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Priority } from '../core/schedule.ts'
import type { RequestHints } from '../query/options.ts'

/**
 * What a hook adds to its requests: answers to many queries are drawn at once, and a query goes with the highest priority of
 * the components that use it now. They say it as `priority` among their options; one that becomes visible moves it up.
 */
export function useHints(): Required<RequestHints> {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      together: (write) => notifyManager.batch(write),
      priority(queryKey) {
        const { observers = [] } = queryClient.getQueryCache().get(hashKey(queryKey)) ?? {}
        const wanted = observers.map(({ options }) => (options as { priority?: Priority }).priority ?? 'mounted')
        if (wanted.includes('visible')) return 'visible'
        // Without any component (it suspends) it is about to be mounted.
        return wanted.length && wanted.every((one) => one === 'prefetch') ? 'prefetch' : 'mounted'
      },
    }),
    [queryClient],
  )
}
