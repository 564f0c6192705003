import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface Arrived {
  readonly queryKey: QueryKey
  readonly data: unknown
  /** Aborts when the query no longer waits for this answer. */
  readonly signal: AbortSignal
  resolve(data: unknown): void
}

/** Answers of this turn, by query client. */
const arrived = /* @__PURE__ */ new WeakMap<QueryClient, Arrived[]>()

/**
 * Wraps the `queryFn` of a hook. Answers that arrive in one turn, such as those of one batch, are written together and
 * drawn in one commit. TanStack alone notifies per query.
 */
export const writtenTogether =
  <Context extends { signal: AbortSignal }, Data>(
    queryClient: QueryClient,
    queryKey: QueryKey,
    queryFn: (context: Context) => Promise<Data>,
  ) =>
  async (context: Context): Promise<Data> => {
    const data = await queryFn(context)
    return new Promise((resolve) => {
      const answer = { queryKey, data, signal: context.signal, resolve } as Arrived
      const others = arrived.get(queryClient)
      if (others) others.push(answer)
      else {
        arrived.set(queryClient, [answer])
        notifyManager.schedule(() => write(queryClient))
      }
    })
  }

function write(queryClient: QueryClient) {
  const answers = arrived.get(queryClient) ?? []
  arrived.delete(queryClient)
  const written = new Map<Arrived, unknown>()
  notifyManager.batch(() => {
    for (const answer of answers) {
      const { queryKey, data, signal } = answer
      // A query that was cancelled or removed in between no longer needs its answer.
      if (signal.aborted || queryClient.getQueryState(queryKey)?.fetchStatus !== 'fetching') continue
      try {
        written.set(answer, queryClient.setQueryData(queryKey, data))
      } catch {
        // A listener of the cache has thrown: TanStack writes this one when its promise resolves.
      }
    }
  })
  // With the written data: TanStack then finds nothing left to share with the answer before.
  for (const answer of answers) answer.resolve(written.get(answer) ?? answer.data)
}
