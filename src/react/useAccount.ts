'use client'
import { replaceEqualDeep, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { AccountStateFull } from '../contract/v3/accountStateFull.ts'
import type { AccountStatesResponse } from '../contract/v3/endpoints/accountStates.ts'
import type { TonCenterError } from '../core/errors.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import { type AnyAddress, rawForm } from '../core/values/address.ts'
import { accountStates } from '../endpoints/v3/accounts/accountStates.ts'
import { accountParams, toAccount, toBalance } from '../query/builders/accounts.ts'
import { givenText, paramsFor } from '../query/builders/given.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, useComposed } from './composed.ts'
import { drawnOptions, given, queryHook, under } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { useMade } from './useMade.ts'
import { useRefresh } from './useRefresh.ts'

const useAccountStates = /* @__PURE__ */ queryHook(accountStates)
const toParams = (address: MaybeParams<AnyAddress>) => paramsFor(address, accountParams)

/**
 * The state of an account, without its code and data: balance, status, last transaction. `null` for one that the chain
 * has never seen. Any form of address; `undefined`, `null`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 accounts on a page.
 *
 * @param address the account
 */
export const useAccount = <Selected = AccountStateFull | null>(
  address: MaybeParams<AnyAddress>,
  options: ComposedOptions<AccountStatesResponse, AccountStateFull | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> => useComposed(useAccountStates, toParams(address), options, toAccount)

/**
 * The native balance of an account, nanograms as a decimal string. `0` for one that the answer leaves out: by the
 * contract of the service the chain has never seen it. A row that cannot be read is an error. Any form of address;
 * `undefined`, `null`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 accounts on a page, shared with `useAccount` and `BalanceBadge`.
 *
 * @param address the account
 */
export const useBalance = <Selected = string>(
  address: MaybeParams<AnyAddress>,
  options: ComposedOptions<AccountStatesResponse, string, Selected> = {},
): UseQueryResult<Selected, TonCenterError> => useComposed(useAccountStates, toParams(address), options, toBalance)

type BalancesByAddress = Readonly<Record<string, string>>

/**
 * The members of each balance's query that are rendered. TanStack else wraps all results for each that changes, and its `combine` runs for each: of a thousand
 * that is a million.
 */
const DRAWN = ['data', 'error', 'isPending'] as const

/** Makes what gives the object it gave before where a value is equal to it. */
function createShare<Value>() {
  let before: Value
  return (value: Value): Value => {
    before = replaceEqualDeep(before, value)
    return before
  }
}

/** The balances of many accounts, so far as they are there. */
export interface Balances<Data = BalancesByAddress> {
  /** Nanograms as decimal strings, by the given addresses (objects by their raw form), or the result of `select`. */
  readonly data: Data
  /** The first error among them. */
  readonly error: TonCenterError | null
  /** Whether any of them has not loaded yet. */
  readonly isPending: boolean
  /** Loads all of them again, by one request for up to 250. */
  refetch(): void
}

/**
 * The native balances of many accounts. A balance that fails leaves the others alone. Any forms of address; `undefined`
 * and `skipToken` wait, and an empty address is left out.
 *
 * `select` is called when a balance changes, and for each new function: give it a stable one.
 *
 * Costs one request for up to 250 accounts, shared with `useBalance` and `useAccount`.
 *
 * @param addresses the accounts
 */
export function useBalances<Selected = BalancesByAddress>(
  addresses: MaybeParams<readonly AnyAddress[]>,
  options: ComposedOptions<AccountStatesResponse, BalancesByAddress, Selected> = {},
): Balances<Selected> {
  const { client: ownClient, refresh, priority, select, ...settings } = options
  const client = useClient(ownClient)
  const queryClient = useQueryClient()
  const keep = useMemo(() => createShare<readonly string[] | undefined>(), [])
  const texts = keep(
    typeof addresses === 'symbol' ? undefined : addresses?.flatMap((address) => givenText(address) ?? []),
  )
  // Addresses that are all empty are not there yet; no addresses are none.
  const isThere = texts !== undefined && (texts.length > 0 || !(addresses as readonly AnyAddress[]).length)
  const asked = useMemo(() => {
    // Each account once, in whatever forms it is named.
    const accounts = new Map<string, number>()
    const places = (texts ?? []).map((address) => {
      const form = rawForm(address)
      const place = accounts.get(form) ?? accounts.size
      accounts.set(form, place)
      return [address, place] as const
    })
    const queries = [...accounts.keys()].map((account) =>
      drawnOptions(accountStates, client, queryClient, accountParams(account), priority),
    )
    const hashes = new Set(queries.map(({ queryHash }) => queryHash))
    return { places, queries, hashes }
  }, [texts, client, queryClient, priority])

  const refetch = useCallback(() => {
    const isMine = ({ queryHash }: { queryHash: string }) => asked.hashes.has(queryHash)
    void queryClient.refetchQueries({ type: 'active', predicate: isMine }, { cancelRefetch: false })
  }, [queryClient, asked])
  useRefresh(client, { refresh, staleTime: ASK_MS, isEnabled: asked.hashes.size > 0, refetch })

  const makeOptions = () => {
    const drawn = { notifyOnChangeProps: DRAWN, ...given(settings) }
    return asked.queries.map((ours) => under(queryClient, ours, drawn))
  }
  // TanStack sets the options of all queries again for a new list. A function among the settings may be another one each time.
  const isPlain = Object.values(settings).every((setting) => typeof setting !== 'function')
  const queries = useMade(makeOptions, settings, asked, queryClient, isPlain || settings)
  const results = useQueries({ queries } as Parameters<typeof useQueries>[0]) as UseQueryResult<AccountStatesResponse>[]
  const entries: [address: string, balance: string][] = []
  for (const [address, place] of asked.places) {
    const answer = results[place]?.data
    if (answer) entries.push([address, toBalance(answer)])
  }
  const share = useMemo(() => createShare<BalancesByAddress>(), [])
  const balances = share(Object.fromEntries(entries))
  const data = useMemo(() => (select ? select(balances) : (balances as Selected)), [balances, select])
  const error = (results.find(({ error }) => error)?.error ?? null) as TonCenterError | null
  const isPending = !isThere || results.some(({ isPending }) => isPending)
  return useMemo(() => ({ data, error, isPending, refetch }), [data, error, isPending, refetch])
}
