import { QueryClient } from '@tanstack/react-query'

/** A query client for one test: nothing is tried again, and nothing is forgotten or refetched behind the test's back. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  })
}
