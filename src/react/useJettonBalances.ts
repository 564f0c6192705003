'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { JettonWalletsResponse } from '../contract/v3/endpoints/jettonWallets.ts'
import type { TonCenterError } from '../core/errors.ts'
import type { AnyAddress } from '../core/values/address.ts'
import { jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'
import { paramsFor } from '../query/builders/given.ts'
import { type JettonBalances, jettonBalancesParams, toJettonBalances } from '../query/builders/jettons.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, useComposed } from './composed.ts'
import { queryHook } from './queryHook.ts'

const useJettonWallets = /* @__PURE__ */ queryHook(jettonWallets)

/**
 * An owner's balances of up to 1 000 jettons, empty wallets included, with names and decimals. Any form of address;
 * `undefined`, `null`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 owners on a page, names included, shared with `JettonTable`. An owner with more than those 1 000
 * rows costs one more.
 *
 * @param owner the account that owns the jettons
 */
export function useJettonBalances<Selected = JettonBalances>(
  owner: MaybeParams<AnyAddress>,
  options: ComposedOptions<JettonWalletsResponse, JettonBalances, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  return useComposed(useJettonWallets, paramsFor(owner, jettonBalancesParams), options, toJettonBalances)
}
