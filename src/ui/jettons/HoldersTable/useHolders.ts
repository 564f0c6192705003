'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JettonWalletsResponse } from '../../../contract/v3/endpoints/jettonWallets.ts'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import type { Unreadable } from '../../../core/schema/rowList.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { decimalsOf } from '../../../endpoints/v3/tokenInfo.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { holdersParams } from '../../../query/builders/jettons.ts'
import { useJettonMasters, useJettonWalletsInfinite } from '../../../react/v3/jettons.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListModel } from '../../table/ListModel.ts'
import type { ListQuery } from '../../table/ListQuery.ts'
import { listHook } from '../../table/listHook.ts'
import { placesOf } from '../../table/placesOf.ts'
import { readRows } from '../../table/readRows.ts'
import { shareOf } from '../../tokens/share.ts'
import { tokenInfoFrom, tokenOf } from '../../tokens/tokenInfo.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

/** A holder and its place. */
export interface Holder {
  /** From 1. */
  readonly rank: number
  readonly wallet: JettonWallet
  /** Exact decimal fraction of the total supply, `'0.25'`; absent while the supply is not known, or none. */
  readonly share: string | undefined
}

export interface HoldersOptions extends TokenBookProps {
  /** Master address, in any form. Needed unless `data` is given. */
  jetton?: AnyAddress | undefined
  /** Jetton wallets, richest first: renders these and sends no request. */
  data?: readonly JettonWallet[] | undefined
  /** In smallest units. Asked for when absent, one request more. */
  totalSupply?: string | undefined
  /** Holders loaded at a time. Default 25. */
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
}

export interface Holders {
  /** With their ranks and shares, the largest first. */
  readonly holders: readonly Holder[]
  /** Rows that are not as documented, and so not among the holders. */
  readonly unreadable: readonly Unreadable[]
  /** Of the jetton, in smallest units; absent until it is known. */
  readonly supply: string | undefined
  /** Of the jetton; absent when it states none. */
  readonly decimals: number | undefined
  /** Of the jetton; empty while it loads. */
  readonly symbol: string
  /** The supply is asked for: shares are not known yet. */
  readonly isCounting: boolean
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<JettonWallet> | undefined
}

const addressOf = ({ address }: JettonWallet) => address

interface WalletsModel extends ListModel<JettonWallet> {
  readonly books: TokenBooks
  readonly pages: readonly JettonWalletsResponse[] | undefined
}

const useWallets: (options: HoldersOptions) => WalletsModel = /* @__PURE__ */ listHook({
  paramsOf: ({ jetton }: HoldersOptions) => holdersParams(jetton),
  useRows: (params, options) => useJettonWalletsInfinite(params, options),
  useBooks: (pages, { metadata, addressBook }) => ({ books: useTokenBooks(pages, { metadata, addressBook }), pages }),
})

/**
 * The holders of a jetton, headless: richest first, with rank and exact share.
 * One request for each page of rows, and one for the supply.
 */
export function useHolders(options: HoldersOptions): Holders {
  const { jetton, totalSupply, queryOptions } = options
  const { rows, unreadable: unreadBefore, books, pages, query } = useWallets(options)
  const masters = useJettonMasters(
    query && jetton !== undefined && totalSupply === undefined ? addressParams(jetton) : skipToken,
    queryOptions,
  )
  const master = masters.data?.jetton_masters[0]
  const supply = totalSupply ?? master?.total_supply
  const { rows: holders, unreadable } = useMemo(() => {
    const placeOf = placesOf(pages, ({ jetton_wallets }) => jetton_wallets)
    return readRows({ rows, unreadable: unreadBefore }, addressOf, (wallet, _, index) => ({
      rank: placeOf(wallet, index),
      wallet,
      share: supply === undefined ? undefined : shareOf(wallet.balance, supply),
    }))
  }, [rows, unreadBefore, pages, supply])
  const address = holders[0]?.wallet.jetton
  const token = address
    ? tokenOf(address, books.metadata, 'jetton_masters', master?.jetton_content ?? null)
    : tokenInfoFrom(master?.jetton_content ?? null, 'jetton_masters')
  return {
    holders,
    unreadable,
    supply,
    decimals: decimalsOf(token),
    symbol: token?.symbol ?? '',
    isCounting: masters.isLoading,
    books,
    query,
  }
}
