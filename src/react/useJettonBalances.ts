'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { attempt } from '../core/attempt.ts'
import type { TonCenterError } from '../core/errors.ts'
import { type JettonWalletsResponse, jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'
import type { TokenInfo } from '../schemas/metadata.ts'
import { decimalsOf, tokenInfoOf } from '../schemas/tokenInfo.ts'
import { queryHook } from './queryHook.ts'
import type { ComposedOptions } from './useKnown.ts'

/** What an owner holds of one jetton. */
export interface JettonBalance {
  /** The jetton's master contract, raw. */
  readonly jetton: string
  /** The contract that holds it for the owner, raw. */
  readonly wallet: string
  /** In the jetton's smallest units, as a decimal string. */
  readonly balance: string
  /** `undefined` where the token does not say: then only its smallest units can be shown. */
  readonly decimals: number | undefined
  /** Name, symbol, image and flags, where they are known. Written by strangers. */
  readonly token: TokenInfo | undefined
}

const useJettonWallets = /* @__PURE__ */ queryHook(jettonWallets)

const toBalances = ({ jetton_wallets, metadata }: JettonWalletsResponse): readonly JettonBalance[] =>
  jetton_wallets.flatMap((row) => {
    // Where mismatches are only reported, a row may be anything.
    if (!row) return []
    const { jetton, address, balance } = row
    const token = attempt(() => tokenInfoOf(jetton, metadata, 'jetton_masters'))
    return { jetton, wallet: address, balance, decimals: decimalsOf(token), token }
  })

/**
 * What an owner holds of up to 1 000 jettons, empty wallets included, with names and decimals. Any form of address; `undefined`
 * waits.
 *
 * Costs one request for up to 250 owners on a page, names included, shared with `JettonTable`; and one more for an owner of whom
 * those 1 000 rows do not show everything.
 */
export const useJettonBalances = (
  owner: string | undefined,
  options: ComposedOptions<readonly JettonBalance[]> = {},
): UseQueryResult<readonly JettonBalance[], TonCenterError> =>
  useJettonWallets(owner === undefined ? undefined : { owner_address: [owner], limit: 1000 }, {
    ...(options as object),
    select: toBalances,
  })
