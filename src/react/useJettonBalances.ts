'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { JettonWalletsResponse } from '../contract/v3/endpoints/jettonWallets.ts'
import type { TokenInfo } from '../contract/v3/tokenInfo.ts'
import type { TonCenterError } from '../core/errors.ts'
import type { Listed } from '../core/schema/rowList.ts'
import type { AnyAddress } from '../core/values/address.ts'
import { jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'
import { decimalsOf, tokenInfoOf } from '../endpoints/v3/tokenInfo.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, givenText, useComposed } from './composed.ts'
import { queryHook } from './queryHook.ts'

/** An owner's balance of one jetton. */
export interface JettonBalance {
  /** The jetton's master contract, raw. */
  readonly jetton: string
  /** The contract that holds it for the owner, raw. */
  readonly wallet: string
  /** In the jetton's smallest units, as a decimal string. */
  readonly balance: string
  /** `undefined` where the token does not state them: then only its smallest units can be shown. */
  readonly decimals: number | undefined
  /** Name, symbol, image and flags, where they are known. Written by strangers. */
  readonly token: TokenInfo | undefined
}

const useJettonWallets = /* @__PURE__ */ queryHook(jettonWallets)

/** `unreadable` has the wallets that are not as documented: a sum lacks them. */
export type JettonBalances = readonly JettonBalance[] & Listed

function toBalances({ jetton_wallets, metadata, unreadable }: JettonWalletsResponse): JettonBalances {
  const balances = jetton_wallets.map(({ jetton, address, balance }): JettonBalance => {
    const token = tokenInfoOf(jetton, metadata, 'jetton_masters')
    return { jetton, wallet: address, balance, decimals: decimalsOf(token), token }
  })
  return unreadable ? Object.assign(balances, { unreadable }) : balances
}

/**
 * An owner's balances of up to 1 000 jettons, empty wallets included, with names and decimals. Any form of address;
 * `undefined`, `''` and `skipToken` wait.
 *
 * Costs one request for up to 250 owners on a page, names included, shared with `JettonTable`; and one more for an
 * owner whose rows those 1 000 do not all show.
 */
export function useJettonBalances<Selected = JettonBalances>(
  owner: MaybeParams<AnyAddress>,
  options: ComposedOptions<JettonWalletsResponse, JettonBalances, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const text = givenText(owner)
  const params = text === undefined ? undefined : { owner_address: [text], limit: 1000 }
  return useComposed(useJettonWallets, params, options, toBalances)
}
