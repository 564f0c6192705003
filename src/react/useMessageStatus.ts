'use client'
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { InvalidParamsError, type TonCenterError } from '../core/errors.ts'
import { queryKey } from '../query/keys.ts'
import { isEnded, lookForMessage, type MessageStatus, nextLookMs } from '../query/messageStatus.ts'
import { policyOf, type QueryHookOptions, toRequestOptions } from '../query/options.ts'
import { watchTouched } from '../query/touched.ts'
import { priorityOf, usePriority } from './priorities.ts'
import { given, type HookExtras } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { type MessageReference, useMessageHash } from './useMessageHash.ts'

/** `refetchInterval`: how often to look while the message is pending. Default: every 2 s for 10 s, then every 5 s. */
export interface MessageStatusOptions<Selected = MessageStatus>
  extends QueryHookOptions<MessageStatus, Selected>,
    Omit<HookExtras, 'refresh'> {
  /**
   * After this time without a result three more looks decide that the message is not found, milliseconds. Default 120 000.
   */
  notFoundAfterMs?: number
}

const record = { generation: 'v3', name: 'messageStatus', cache: 'never' } as const

/** Whether another request may have another result: an unknown key, for one, stays unknown. */
const canChange = (error: TonCenterError | null) => !error || error.retryable

/**
 * The status of a message that was sent: give its hash, its BoC, or the result of TON Connect's `sendTransaction`. Asks repeatedly
 * until the message has ended. Pauses while the page is hidden, and stops after an error that is final. While no message is found
 * it looks every 30 s for ten minutes, then whenever the page gets the focus. When the message ends, mounted queries whose params
 * name an account of its trace reload: balances, lists, tokens.
 *
 * Fails with `InvalidParamsError` where there is no hash to ask for; its `cause` is an `InvalidBocError`. For a BoC on a
 * page that is neither https nor localhost it is an `InsecurePageError`: there give the hash.
 *
 * Costs one request a look while the message is pending, one or two while confirmed, two while not found.
 */
export function useMessageStatus<Selected = MessageStatus>(
  message: MessageReference,
  options: MessageStatusOptions<Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const { client: ownClient, priority, notFoundAfterMs = 120_000, refetchInterval, ...others } = options
  const client = useClient(ownClient)
  const queryClient = useQueryClient()
  const { hash, fault, cause } = useMessageHash(message)
  const isNamed = hash !== undefined || fault !== undefined
  const key = useMemo(() => {
    const named = hash === undefined ? { invalid: fault } : { hash }
    return queryKey(record, client.keyName, isNamed ? named : {})
  }, [client.keyName, isNamed, hash, fault])
  usePriority(queryClient, key, priority)
  useEffect(() => watchTouched(queryClient, key), [queryClient, key])

  async function look({ signal }: { signal: AbortSignal }): Promise<MessageStatus> {
    if (hash === undefined) {
      const info = { endpoint: 'useMessageStatus', network: client.network, cause }
      throw new InvalidParamsError(info, [{ path: ['message'], message: fault as string }])
    }
    const before = queryClient.getQueryData<MessageStatus>(key)
    const asked = toRequestOptions({ priority: (key) => priorityOf(queryClient, key) }, key, { signal })
    return lookForMessage(client, hash, before, notFoundAfterMs, asked)
  }

  const ofApp = queryClient.getDefaultOptions().queries
  return useQuery({
    ...policyOf(record, client, { wire: {}, ready: isNamed }),
    // Only what can still change is stale.
    staleTime: ({ state }) => (isEnded(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: ({ state }) => canChange(state.error) && ofApp?.refetchOnWindowFocus !== false,
    refetchOnReconnect: ({ state }) => canChange(state.error) && ofApp?.refetchOnReconnect !== false,
    ...given(others),
    queryKey: key,
    queryFn: isNamed ? look : skipToken,
    refetchInterval: (query) => {
      const { data, error } = query.state
      if (!canChange(error)) return false
      const wanted = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
      return nextLookMs(data, wanted, client.now())
    },
  } as Parameters<typeof useQuery<MessageStatus, TonCenterError, Selected, typeof key>>[0])
}
