'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import type { Unreadable } from '../../../core/schema/rowList.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { decimalsOf } from '../../../endpoints/v3/tokenInfo.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { holdersParams } from '../../../query/builders/jettons.ts'
import { PAGE_SIZE } from '../../../query/builders/list.ts'
import { useJettonMasters, useJettonWalletsInfinite } from '../../../react/v3/jettons.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListQuery } from '../../table/List.tsx'
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
  /** Jetton wallets, richest first: draws these and asks for nothing. */
  data?: readonly JettonWallet[] | undefined
  /** In smallest units. Asked for when absent, one request more. */
  totalSupply?: string | undefined
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
}

export interface Holders {
  readonly holders: readonly Holder[]
  /** Rows that are not as documented, and so not among the holders. */
  readonly unreadable: readonly Unreadable[]
  /** Of the jetton, in smallest units; absent until it is known. */
  readonly supply: string | undefined
  /** Of the jetton; absent when it states none. */
  readonly decimals: number | undefined
  readonly symbol: string
  /** The supply is asked for: shares are not known yet. */
  readonly isCounting: boolean
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<JettonWallet> | undefined
}

const addressOf = ({ address }: JettonWallet) => address

/**
 * The holders of a jetton without their looks: richest first, with rank and exact share.
 * One request for each page of rows, and one for the supply.
 */
export function useHolders(options: HoldersOptions): Holders {
  const { jetton, data, totalSupply, pageSize = PAGE_SIZE, queryOptions, metadata, addressBook } = options
  const asked = data === undefined ? holdersParams(jetton) : undefined
  const query = useJettonWalletsInfinite(asked ? { ...asked, limit: pageSize } : skipToken, queryOptions)
  const masters = useJettonMasters(
    asked && jetton !== undefined && totalSupply === undefined ? addressParams(jetton) : skipToken,
    queryOptions,
  )
  const master = masters.data?.jetton_masters[0]
  const books = useTokenBooks(query.data?.pages, { metadata, addressBook })
  const answer = query.data
  const supply = totalSupply ?? master?.total_supply
  const { rows: holders, unreadable } = useMemo(() => {
    const placeOf = placesOf(answer?.pages, ({ jetton_wallets }) => jetton_wallets)
    return readRows(data ? { rows: data } : answer, addressOf, (wallet, _, index) => ({
      rank: placeOf(wallet, index),
      wallet,
      share: supply === undefined ? undefined : shareOf(wallet.balance, supply),
    }))
  }, [data, answer, supply])
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
    query: asked ? query : undefined,
  }
}
