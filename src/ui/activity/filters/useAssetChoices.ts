'use client'
import { skipToken } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import { rawForm } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useJettonWalletsInfinite } from '../../../react/v3/jettons.ts'
import type { Flag } from '../../../trust/flags.ts'
import { useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { FilterHostContext } from './filterHost.ts'

/** An asset that the app names. */
export interface GivenAsset {
  /** Of the jetton's master, in any form. */
  readonly address: string
  /** In the menu. */
  readonly symbol: string
}

export interface AssetChoice {
  /** Raw. */
  readonly address: string
  readonly token: TokenInfo | undefined
  readonly flags: readonly Flag[]
}

/** Jettons to choose from: those of the app, of the loaded rows, and of the account, which costs one request. Flagged ones last. */
export function useAssetChoices(given: readonly GivenAsset[]) {
  const host = useContext(FilterHostContext)
  const owner = host?.owner
  // The same question as that of a `JettonTable`: one answer for both.
  const wallets = useJettonWalletsInfinite(owner ? { owner_address: [owner], limit: 100 } : skipToken)
  const { metadata, flagsOf } = useTokenBooks(wallets.data?.pages, {})
  const owned = wallets.data?.rows
  const choices = useMemo(() => {
    const symbols = new Map(given.map(({ address, symbol }) => [rawForm(address), symbol]))
    const addresses = [...symbols.keys(), ...(host?.assets ?? []), ...(owned ?? []).map(({ jetton }) => jetton)]
    const found = [...new Set(addresses.map(rawForm))].map((address): AssetChoice => {
      const known = tokenInfoOf(address, { ...metadata, ...host?.metadata })
      const symbol = symbols.get(address)
      const token = symbol === undefined ? known : ({ ...known, symbol } as TokenInfo)
      return { address, token, flags: flagsOf(token, address) }
    })
    return [...found.filter(({ flags }) => !flags.length), ...found.filter(({ flags }) => flags.length)]
  }, [given, host?.assets, host?.metadata, owned, metadata, flagsOf])
  return { choices, isPending: owner !== undefined && wallets.isPending }
}
