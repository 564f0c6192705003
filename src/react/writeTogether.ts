import { notifyManager, type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'

interface Arrived {
  readonly queryHash: string
  /** As it is written, once it is. */
  data: unknown
  /** Aborts when the query no longer waits for this answer. */
  readonly signal: AbortSignal
  resolve(data: unknown): void
}

/** Answers that are not written yet, by query client. */
const arrived = /* @__PURE__ */ new WeakMap<QueryClient, Arrived[]>()

/** Queries of one turn. Those of a page that mounts are often answered within one frame. */
interface Turn {
  /** Without an answer so far. */
  open: number
}
let turn: Turn | undefined

function turnNow(): Turn {
  if (!turn) {
    turn = { open: 0 }
    queueMicrotask(() => {
      turn = undefined
    })
  }
  return turn
}

/** Milliseconds between two frames: what is written in between is not seen earlier. */
const FRAME_MS = 16

/**
 * Wraps the `queryFn` of a hook. Answers that arrive within a frame, such as those of one batch, are written together and
 * rendered in one commit: the layout of a thousand balances takes longer than their requests. TanStack alone notifies per query, and when each fetch ends: the state that is written here is that of an ended
 * fetch, so the end renders nothing. The end is the one `success` event of an answer.
 */
export const writtenTogether =
  <Context extends { signal: AbortSignal }, Data>(
    queryClient: QueryClient,
    queryHash: string,
    queryFn: (context: Context) => Promise<Data>,
  ) =>
  async (context: Context): Promise<Data> => {
    const own = turnNow()
    own.open++
    const data = await queryFn(context).finally(() => own.open--)
    return new Promise((resolve) => {
      const answer = { queryHash, data, signal: context.signal, resolve } as Arrived
      const others = arrived.get(queryClient)
      if (others) others.push(answer)
      else arrived.set(queryClient, [answer])
      // Nothing of this turn is missing: what has arrived does not wait for the frame.
      if (!own.open) notifyManager.schedule(() => write(queryClient))
      else if (!others) setTimeout(() => write(queryClient), FRAME_MS)
    })
  }

function write(queryClient: QueryClient) {
  const answers = arrived.get(queryClient) ?? []
  arrived.delete(queryClient)
  notifyManager.batch(() => {
    for (const answer of answers) {
      const query = queryClient.getQueryCache().get(answer.queryHash)
      // A query that was cancelled or removed in between no longer needs its answer.
      if (answer.signal.aborted || query?.state.fetchStatus !== 'fetching') continue
      try {
        answer.data = writeInto(query, answer.data)
      } catch {
        // A listener of the cache has thrown: TanStack writes this one when its promise resolves.
      }
    }
  })
  // With the written data: TanStack then finds nothing left to share with the answer before.
  for (const answer of answers) answer.resolve(answer.data)
}

/** Writes what the end of a fetch writes. */
function writeInto(query: Query, answer: unknown): unknown {
  const { state, options } = query
  const { structuralSharing: share } = options
  const shared = typeof share === 'function' ? share : replaceEqualDeep
  const data = share === false ? answer : shared(state.data, answer)
  query.setState({
    data,
    dataUpdateCount: state.dataUpdateCount + 1,
    dataUpdatedAt: Date.now(),
    error: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
    fetchFailureCount: 0,
    fetchFailureReason: null,
  })
  return data
}
