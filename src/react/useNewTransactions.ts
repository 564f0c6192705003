'use client'
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { Client } from '../core/client.ts'
import { invalid, isTonCenterError, type TonCenterError } from '../core/errors.ts'
import { type AnyAddress, addressText } from '../core/values/address.ts'
import { cachedQuery } from '../query/cachedQuery.ts'
import { queryKey } from '../query/keys.ts'
import { lookForTransactions, type NewTransactions, watchedAccounts, withLook } from '../query/newTransactions.ts'
import { canChange, policyOf, type QueryHookOptions, toRequestOptions } from '../query/options.ts'
import { given, type HookExtras } from './queryHook.ts'
import { useClient } from './useClient.ts'

export interface NewTransactionsParams {
  /** Up to 250, in any form. `undefined` and an empty list wait. */
  accounts: readonly AnyAddress[] | undefined
  /**
   * The `cursor` of an earlier result, from the storage of your app: what has happened since then is given first. Read when the watch
   * begins. Default: now.
   */
  since?: string | null | undefined
}

export interface NewTransactionsOptions<Selected = NewTransactions>
  extends QueryHookOptions<NewTransactions, Selected>,
    Omit<HookExtras, 'refresh'> {
  /** Called after each look that has found some: these alone, oldest first. For alerts. */
  onNew?: (transactions: readonly Transaction[]) => void
}

const record = { generation: 'v3', name: 'newTransactions', cache: 'never' } as const
const EVERY_MS = 10_000

interface Watching {
  readonly state: { readonly data?: NewTransactions | undefined; readonly error: TonCenterError | null }
}

interface Watched {
  readonly accounts: readonly string[]
  readonly error?: TonCenterError
}

const NONE: Watched = { accounts: [] }

/** The accounts of a text with one on each line. */
function readAccounts(client: Client, text: string): Watched {
  if (!text) return NONE
  try {
    return { accounts: watchedAccounts(client, text.split('\n')) }
  } catch (cause) {
    const info = { endpoint: record.name, network: client.network }
    return { accounts: [text], error: isTonCenterError(cause) ? cause : invalid(info, String(cause), 'accounts') }
  }
}

/**
 * The new transactions of up to 250 accounts, newest first, since the component is mounted or since a cursor. It looks every 10 s
 * (`refetchInterval`) while the page is visible, and at once when it is visible again. It misses none: each transaction names the one
 * before it. What the service does not list is in `skipped`. Gives final transactions alone. Stops after an error that is final. After
 * `InvalidParamsError` another `since` begins it anew, `null` from now on.
 *
 * Write `data.cursor` down after each result, and give it as `since` after a reload. An account that is added later is watched from
 * then on.
 *
 * Costs one request per look for all accounts together, within the half of the budget that refreshing may take; two for the first
 * look with accounts that `since` does not have.
 */
export function useNewTransactions<Selected = NewTransactions>(
  { accounts, since }: NewTransactionsParams,
  options: NewTransactionsOptions<Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const { client: ownClient, priority = 'visible', onNew, ...others } = options
  const client = useClient(ownClient)
  const queryClient = useQueryClient()
  const text = (accounts ?? []).map(addressText).join('\n')
  const watched = useMemo(() => readAccounts(client, text), [client, text])
  const key = useMemo(() => queryKey(record, client.keyName, { accounts: watched.accounts }), [client.keyName, watched])
  // Where the watch begins, and where that of other accounts ends.
  const place = useRef(since ?? undefined)

  async function look({ signal }: { signal: AbortSignal }): Promise<NewTransactions> {
    if (watched.error) throw watched.error
    const before = queryClient.getQueryData<NewTransactions>(key)
    const asked = toRequestOptions({ priority }, key, { signal, client: queryClient })
    return withLook(before, await lookForTransactions(client, watched.accounts, before?.cursor ?? place.current, asked))
  }

  const result = useQuery({
    ...policyOf(record, client, { wire: {}, ready: true }),
    refetchInterval: ({ state: { data, error } }: Watching) => canChange(error) && (data?.isBehind ? 1 : EVERY_MS),
    ...given(others),
    structuralSharing: false,
    priority,
    queryKey: key,
    queryFn: watched.accounts.length ? look : skipToken,
  } as Parameters<typeof useQuery<NewTransactions, TonCenterError, Selected, typeof key>>[0])

  const listener = useRef(onNew)
  const begins = useRef(since)
  useEffect(() => {
    listener.current = onNew
    // Until the first look has succeeded, another place may be given.
    if (queryClient.getQueryData(key)) return
    place.current = since ?? undefined
    if (begins.current === since) return
    begins.current = since
    if (queryClient.getQueryState(key)?.error) void queryClient.refetchQueries({ queryKey: key, exact: true })
  })
  useEffect(() => {
    const newest = () => queryClient.getQueryData<NewTransactions>(key)
    let told = newest()?.count ?? 0
    // From the cache: a result with a `select` may be the same after a look that has found some.
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      const data = type === 'updated' && query === cachedQuery(queryClient, key) && newest()
      if (!data) return
      place.current = data.cursor
      const fresh = data.transactions.slice(0, Math.max(0, data.count - told))
      told = data.count
      if (fresh.length) listener.current?.(fresh.toReversed())
    })
  }, [queryClient, key])
  return result
}
