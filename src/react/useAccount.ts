'use client'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { rawForm } from '../core/address.ts'
import { attempt } from '../core/attempt.ts'
import type { Client } from '../core/client.ts'
import type { TonCenterError } from '../core/errors.ts'
import { type AccountStatesResponse, accountStates } from '../endpoints/v3/accounts/accountStates.ts'
import { queryOptions } from '../query/options.ts'
import type { AccountStateFull } from '../schemas/account.ts'
import { hintsOf } from './hints.ts'
import { steadyQueryHook } from './steadyQueryHook.ts'
import { useClient } from './useClient.ts'
import type { ComposedOptions } from './useKnown.ts'

// Without code and data: they are most of an answer's bytes.
const paramsOf = (address: string) => ({ address: [address], include_boc: false })

const useAccountStates = /* @__PURE__ */ steadyQueryHook(accountStates, paramsOf)
// One object for all renders.
const NONE = {}

const toAccount = ({ accounts }: AccountStatesResponse): AccountStateFull | null => accounts[0] ?? null
// The service leaves out what it has never seen; an account without a balance in its row has none.
const toBalance = ({ accounts: [account] }: AccountStatesResponse): string => account?.balance ?? '0'

/**
 * The state of an account, without its code and data: balance, status, last transaction. `null` for one that the chain has never
 * seen. Any form of address; `undefined` waits.
 *
 * Costs one request for up to 250 accounts on a page.
 */
export const useAccount = (
  address: string | undefined,
  options: ComposedOptions<AccountStateFull | null> = NONE,
): UseQueryResult<AccountStateFull | null, TonCenterError> => useAccountStates(address, options, toAccount)

/**
 * The native balance of an account, nanotons as a decimal string; `0` for one that the chain has never seen. Any form of address;
 * `undefined` waits.
 *
 * Costs one request for up to 250 accounts on a page, shared with `useAccount` and `BalanceBadge`.
 */
export const useBalance = (
  address: string | undefined,
  options: ComposedOptions<string> = NONE,
): UseQueryResult<string, TonCenterError> => useAccountStates(address, options, toBalance)

/** The balances of many accounts, so far as they are there. */
export interface Balances {
  /** Nanotons as decimal strings, by the addresses as they were given. */
  readonly data: Readonly<Record<string, string>>
  /** The first error among them. */
  readonly error: TonCenterError | null
  /** Whether any of them is still waited for. */
  readonly isPending: boolean
}

/**
 * The native balances of many accounts. A balance that fails leaves the others alone. Any forms of address; `undefined` waits.
 *
 * Costs one request for up to 250 accounts, shared with `useBalance` and `useAccount`.
 */
export function useBalances(addresses: readonly string[] | undefined, options: { client?: Client } = {}): Balances {
  const client = useClient(options.client)
  const hints = hintsOf(useQueryClient())
  // Each account once, in whatever forms it is named.
  const forms = (addresses ?? []).map((address) => [address, rawForm(address)] as const)
  const accounts = [...new Set(forms.map(([, form]) => form))]
  return useQueries({
    queries: accounts.map((account) => queryOptions(accountStates, client, paramsOf(account), hints)),
    combine(results): Balances {
      const found = new Map(results.map(({ data }, index) => [accounts[index], data && attempt(() => toBalance(data))]))
      return {
        data: Object.fromEntries(
          forms.flatMap(([address, form]) => {
            const balance = found.get(form)
            return balance === undefined ? [] : [[address, balance]]
          }),
        ),
        error: (results.find(({ error }) => error)?.error ?? null) as TonCenterError | null,
        isPending: addresses === undefined || results.some(({ isPending }) => isPending),
      }
    },
  })
}
