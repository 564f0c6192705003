import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query'
import { type Priority, urgent } from '../core/schedule.ts'
import type { RequestHints } from '../query/options.ts'

/**
 * What a hook adds to its requests: answers to many queries are drawn at once, and a query goes with the highest priority of
 * the components that use it now. They say it as `priority` among their options; one that becomes visible moves it up.
 */
export const hintsOf = (
  queryClient: QueryClient,
): {
  together: NonNullable<RequestHints['together']>
  priority(queryKey: readonly unknown[]): Priority
} => ({
  together: notifyManager.batch,
  priority(queryKey) {
    const observers = queryClient.getQueryCache().get(hashKey(queryKey))?.observers ?? []
    // Without any component (it suspends) it is about to be mounted.
    return urgent(observers.map(({ options }) => (options as { priority?: Priority }).priority ?? 'mounted'))
  },
})
