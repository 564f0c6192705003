'use client'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import { InvalidParamsError, type TonCenterError } from '../core/errors.ts'
import { tryNormalizeHash } from '../core/hash.ts'
import { pendingTraces } from '../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'
import type { Trace } from '../schemas/trace.ts'
import { hintsOf } from './hints.ts'
import { useClient } from './useClient.ts'

/** How far a message from outside has got. */
export interface MessageStatus {
  /**
   * `sent`: nobody has seen it yet. `pending`: its transactions are emulated, or wait for a block. `confirmed`: they are in a
   * block that may still be dropped. `finalized`: they are for ever. `failed`: its first transaction is, and it failed.
   * `not-found`: nobody has seen it in time; a message that was not taken by then will hardly be.
   */
  readonly status: 'sent' | 'pending' | 'confirmed' | 'finalized' | 'failed' | 'not-found'
  /** What it has caused so far, once it is seen. */
  readonly trace: Trace | null
  /** When this was first asked, unix ms. */
  readonly since: number
}

export interface MessageStatusOptions {
  client?: Client
  /** How often to look, milliseconds. Default 4 000, about a block's time. */
  refetchInterval?: number
  /** After how long of nothing a message counts as not found, milliseconds. Default 120 000. */
  notFoundAfterMs?: number
}

const ENDED: readonly string[] = ['finalized', 'failed', 'not-found']

const rowsOf = (trace: Trace) => Object.values(trace.transactions ?? {})

/** How far a trace has got. `isIndexed`: the answer came from the index, which holds blocks only. */
function statusOf(trace: Trace, isIndexed: boolean): MessageStatus['status'] {
  const rows = rowsOf(trace)
  const first = rows.find(({ hash }) => hash === trace.trace?.tx_hash) ?? rows.sort((a, b) => a.now - b.now)[0]
  const isUnder = (finality: string) => rows.some((row) => row.finality === finality)
  const isWhole = isIndexed && trace.trace_info.trace_state === 'complete'
  if (!isIndexed && (isUnder('pending') || !rows.length || rows.some((row) => !row.finality))) return 'pending'
  if (isUnder('pending')) return 'pending'
  // What failed in a block that may still be dropped may yet succeed in another.
  if (!isIndexed || isUnder('confirmed') || !isWhole) return 'confirmed'
  return first?.description.aborted ? 'failed' : 'finalized'
}

/**
 * What has become of a message that was sent: give the hash that `sendBocReturnHash` or `normalizedMessageHash` gave, hex, base64
 * or base64url. Looks again and again until the message has ended; not while the page is hidden. `undefined` waits.
 *
 * Costs one request each time (about a block apart) while the message is pending, one or two while it is confirmed, and two while
 * nobody has seen it.
 */
export function useMessageStatus(
  hash: string | undefined,
  { client: given, refetchInterval = 4_000, notFoundAfterMs = 120_000 }: MessageStatusOptions = {},
): UseQueryResult<MessageStatus, TonCenterError> {
  const client = useClient(given)
  const queryClient = useQueryClient()
  const hints = hintsOf(queryClient)
  const key = hash === undefined ? undefined : tryNormalizeHash(hash)
  const queryKey = ['toncenter', client.network, 'v3', 'messageStatus', { hash: key ?? hash ?? null }] as const

  async function look(signal: AbortSignal): Promise<MessageStatus> {
    if (key === undefined) {
      const message = 'should be a hash (32 bytes, hex or base64)'
      throw new InvalidParamsError({ endpoint: 'useMessageStatus', network: client.network }, [
        { path: ['hash'], message },
      ])
    }
    const before = queryClient.getQueryData<MessageStatus>(queryKey)
    const since = before?.since ?? Date.now()
    const options = { signal, priority: () => hints.priority(queryKey) }
    const pending = async () => (await client.request(pendingTraces, { ext_msg_hash: [key] }, options)).traces[0]
    const indexed = async () => (await client.request(traces, { msg_hash: [key], limit: 1 }, options)).traces[0]
    const inIndex = async () => {
      const trace = await indexed()
      return trace && { status: statusOf(trace, true), trace, since }
    }
    const inQueue = async () => {
      const trace = await pending()
      return trace && { status: statusOf(trace, false), trace, since }
    }
    // Where it is likely to be goes first: the other is then not asked.
    const [first, second] = before?.status === 'confirmed' ? [inIndex, inQueue] : [inQueue, inIndex]
    const found = (await first()) ?? (await second())
    if (found) return found
    // A trace may be between the two, or its block may have been dropped.
    const isLost = Date.now() - since >= notFoundAfterMs
    return { status: isLost ? 'not-found' : 'sent', trace: null, since }
  }

  return useQuery({
    queryKey,
    queryFn: ({ signal }) => look(signal),
    enabled: hash !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: ({ state }) => (ENDED.includes(state.data?.status ?? '') ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (ENDED.includes(state.data?.status ?? '') ? false : refetchInterval),
  }) as UseQueryResult<MessageStatus, TonCenterError>
}
