'use client'
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { invalid, type TonCenterError } from '../core/errors.ts'
import { cachedQuery } from '../query/cachedQuery.ts'
import { queryKey } from '../query/keys.ts'
import {
  isSettled,
  lookForMessage,
  type MessageLook,
  type MessageStatus,
  nextLookMs,
  toMessageStatus,
} from '../query/messageStatus.ts'
import { canChange, policyOf, priorityOf, type QueryHookOptions } from '../query/options.ts'
import { watchTouched } from '../query/touched.ts'
import { given, type HookExtras } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { type MessageReference, useMessageHash } from './useMessageHash.ts'
import { useSelect } from './useSelect.ts'

/** `refetchInterval`: how often to look while the message is pending. Default: every 2 s for 10 s, then every 5 s. */
export interface MessageStatusOptions<Selected = MessageStatus>
  extends Omit<QueryHookOptions<MessageLook, Selected>, 'select'>,
    Omit<HookExtras, 'refresh'> {
  /** Runs on what the hook gives. */
  select?: (message: MessageStatus) => Selected
  /**
   * After this time without a result three more looks decide that the message is not found, milliseconds. Default 120 000.
   */
  notFoundAfterMs?: number
}

const record = { generation: 'v3', name: 'messageStatus', cache: 'never' } as const

/**
 * The status of a message that was sent: give its hash, its BoC, or the result of TON Connect's `sendTransaction`. `status` is about the
 * message: `failed` where nothing left the account, with the `reason`. `outcome` is about what it set off. Of a BoC that a known
 * wallet has signed the time is known: it is `expired` once the service's own newest block is past its `valid_until` and the index
 * has nothing. The clock of the device does not count. A hash alone stays `not-found`.
 *
 * Polls until the message has ended. Pauses while the page is hidden, and stops after an error that is final. While no
 * message is found it looks every 30 s for ten minutes, then whenever the page gets the focus. When the message ends, mounted queries
 * whose params name an account of its trace reload: balances, lists, tokens. Then `outcome` may be `unknown` until the service has
 * found the actions of the trace: for that it looks a minute more at most. The cache holds a `MessageLook`: without `reason` and
 * `outcome`, which are read from its trace.
 *
 * Fails with `InvalidParamsError` where there is no hash to look for; its `cause` is an `InvalidBocError`. For a BoC on a
 * page that is neither https nor localhost it is an `InsecurePageError`: there give the hash.
 *
 * Costs one request a look while the message is pending or its actions are awaited, one or two while confirmed, two while not found. A BoC that is not found
 * after ten seconds costs one more for the head, another when its time is over, and two for the last look.
 *
 * @param message the hash of the message, its BoC, or the result of TON Connect
 */
export function useMessageStatus<Selected = MessageStatus>(
  message: MessageReference,
  options: MessageStatusOptions<Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const {
    client: ownClient,
    priority = 'visible',
    notFoundAfterMs = 120_000,
    refetchInterval,
    select,
    ...others
  } = options
  const client = useClient(ownClient)
  const queryClient = useQueryClient()
  const { hash, validUntil, fault, cause } = useMessageHash(message)
  const isNamed = hash !== undefined || fault !== undefined
  const key = useMemo(() => {
    const named = hash === undefined ? { invalid: fault } : { hash, ...(validUntil !== undefined && { validUntil }) }
    return queryKey(record, client.keyName, isNamed ? named : {})
  }, [client.keyName, isNamed, hash, validUntil, fault])
  useEffect(() => watchTouched(queryClient, key), [queryClient, key])

  async function look({ signal }: { signal: AbortSignal }): Promise<MessageLook> {
    if (hash === undefined) {
      const info = { endpoint: 'useMessageStatus', network: client.network, cause }
      throw invalid(info, fault as string, 'message')
    }
    const before = queryClient.getQueryData<MessageLook>(key)
    const asked = { signal, priority: () => priorityOf(cachedQuery(queryClient, key)), forScreen: true }
    return lookForMessage(client, { hash, validUntil }, before, notFoundAfterMs, asked)
  }

  const ofApp = queryClient.getDefaultOptions().queries
  return useQuery({
    ...policyOf(record, client, { wire: {}, ready: isNamed }),
    // Only what can still change is stale.
    staleTime: ({ state }) => (isSettled(state.data, client.now()) ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: ({ state }) => canChange(state.error) && ofApp?.refetchOnWindowFocus !== false,
    refetchOnReconnect: ({ state }) => canChange(state.error) && ofApp?.refetchOnReconnect !== false,
    ...given(others),
    select: useSelect(toMessageStatus, select),
    priority,
    queryKey: key,
    queryFn: isNamed ? look : skipToken,
    refetchInterval: (query) => {
      const { data, error } = query.state
      if (!canChange(error)) return false
      const wanted = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
      return nextLookMs(data, wanted, client.now())
    },
  } as Parameters<typeof useQuery<MessageLook, TonCenterError, Selected, typeof key>>[0])
}
